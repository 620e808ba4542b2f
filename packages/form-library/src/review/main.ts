import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { findChanges } from './find-changes.ts'
import { paintChanges } from './paint-changes.ts'
import { writeReview } from './write-review.ts'

const usage = `npm run forms -- review FOLDER [--since FOLDER]
  Writes the text of every form and of every state's law as Markdown into a new folder, for a lawyer.
  --since names such a folder of an earlier release: what changed is marked in FOLDER/changes.pdf.
`

const { positionals, values } = parseArgs({
  allowPositionals: true,
  strict: false,
  options: { since: { type: 'string' } },
})
const [verb, folder] = positionals
if (verb !== 'review' || folder === undefined) {
  process.stderr.write(usage)
  process.exit(2)
}

try {
  const count = await writeReview(folder)
  process.stdout.write(`${count} documents are in ${folder}. Begin with README.md there.\n`)
  if (typeof values.since === 'string') {
    const changes = await findChanges(values.since, folder)
    const file = path.join(folder, 'changes.pdf')
    await writeFile(file, await paintChanges(changes, { earlier: values.since, later: folder }))
    process.stdout.write(`${changes.length} documents differ: see ${file}.\n`)
  }
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
  process.exitCode = 1
}
