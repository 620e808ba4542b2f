import { mkdtemp, rm } from 'node:fs/promises'
import { cpus, tmpdir } from 'node:os'
import path from 'node:path'
import { measureAssociation } from './association.ts'
import { measureEvents } from './events.ts'
import { measureFormLibrary } from './form-library.ts'
import { measurePacketLists } from './packet-lists.ts'
import { measureSealing } from './sealing.ts'
import { measureBrowsing, measureOwners, measurePeople, measureServing } from './serving.ts'
import { measureStarts } from './starts.ts'
import { printTables } from './table.ts'

const benchmarks: Record<string, (folder: string) => Promise<void>> = {
  starts: measureStarts,
  forms: measureFormLibrary,
  sealing: measureSealing,
  serving: measureServing,
  owners: measureOwners,
  browsing: measureBrowsing,
  effort: measurePeople,
  lists: measurePacketLists,
  events: measureEvents,
  association: measureAssociation,
}

/**
 * `npm run bench`: measures the figures of docs/figures.md, or only the named parts. Milliseconds differ
 * from machine to machine: compare the ratios to the baseline of each table.
 */
const selected = process.argv.slice(2)
const folder = await mkdtemp(path.join(tmpdir(), 'countersign-bench-'))
try {
  for (const [name, measure] of Object.entries(benchmarks)) {
    if (selected.length === 0 || selected.includes(name)) {
      await measure(path.join(folder, name))
    }
  }
  console.log(`\nNode ${process.version}, ${cpus().length} cores, ${process.platform}`)
  printTables()
} finally {
  await rm(folder, { recursive: true, force: true })
}
