import { mkdtemp, rm } from 'node:fs/promises'
import { cpus, tmpdir } from 'node:os'
import path from 'node:path'
import { measureFormLibrary } from './form-library.ts'
import { measureSealing } from './sealing.ts'
import { measureBrowsing, measureServing } from './serving.ts'
import { measureStarts } from './starts.ts'
import { printTables } from './table.ts'

/** Each part has a folder of its own and, where it can, a yardstick of the same run. */
const parts: Record<string, (folder: string) => Promise<void>> = {
  starts: measureStarts,
  forms: measureFormLibrary,
  sealing: measureSealing,
  serving: measureServing,
  browsing: measureBrowsing,
}

/**
 * `npm run bench`: every figure of the README, or of the parts that are named behind it. Milliseconds
 * differ from machine to machine; say figures as ratios to the yardstick of their table.
 */
const wanted = process.argv.slice(2)
const folder = await mkdtemp(path.join(tmpdir(), 'countersign-bench-'))
try {
  for (const [name, measure] of Object.entries(parts)) {
    if (wanted.length === 0 || wanted.includes(name)) {
      await measure(path.join(folder, name))
    }
  }
  console.log(`\nNode ${process.version}, ${cpus().length} cores, ${process.platform}`)
  printTables()
} finally {
  await rm(folder, { recursive: true, force: true })
}
