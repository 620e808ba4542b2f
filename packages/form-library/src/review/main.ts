import { existsSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { listCalendar } from './list-calendar.ts'
import { findChanges } from './find-changes.ts'
import { paintChanges } from './paint-changes.ts'
import { writeReview } from './write-review.ts'

const usage = `npm run forms -- calendar
  Lists the texts of laws and the years' figures that begin or end within 120 days. Fails if one in use is over.

npm run forms -- review FOLDER [--since FOLDER]
  Writes the text of every form and of every state's law as Markdown into a new folder, for a lawyer.
  --since names such a folder of an earlier release: what changed is marked in FOLDER/changes.pdf.
`

if (process.argv.slice(2).join() === 'calendar') {
  printCalendar()
  process.exit()
}

const request = readRequest()
if (!request) {
  process.stderr.write(usage)
  process.exit(2)
}

const { folder, since } = request
try {
  if (since !== undefined && !existsSync(path.join(since, 'README.md'))) {
    throw new Error(`${since} has no texts of an earlier release.`)
  }
  const count = await writeReview(folder)
  process.stdout.write(`${count} documents are in ${folder}. Begin with README.md there.\n`)
  if (since !== undefined) {
    const changes = await findChanges(since, folder)
    const file = path.join(folder, 'changes.pdf')
    await writeFile(file, await paintChanges(changes, { earlier: since, later: folder }))
    process.stdout.write(`${changes.length} documents differ: see ${file}.\n`)
  }
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
  process.exitCode = 1
}

function printCalendar(): void {
  const { lines, over } = listCalendar(new Date().toISOString().slice(0, 10))
  process.stdout.write(`${lines.join('\n') || 'Nothing begins or ends within 120 days.'}\n`)
  if (over.length > 0) {
    process.stderr.write(`${over.join('\n')}\n`)
    process.exitCode = 1
  }
}

function readRequest(): { folder: string; since: string | undefined } | undefined {
  try {
    const { positionals, values } = parseArgs({
      allowPositionals: true,
      options: { since: { type: 'string' } },
    })
    const [verb, folder, ...more] = positionals

    return verb === 'review' && folder !== undefined && more.length === 0
      ? { folder, since: values.since }
      : undefined
  } catch {
    return undefined // an option that does not exist, or without its value
  }
}
