import { writeFileSync } from 'node:fs'
import { catalog } from '../catalog.ts'
import { formatEditionName } from './edition-hash.ts'
import { countPages, pageCountsFile } from './page-counts.ts'
import { checkEditions, editionsFile, readEditions } from './check-editions.ts'

/** `npm run editions`: records what is new. What is on record is never written over. */
const known = readEditions()
const { unknown, errors: faults } = checkEditions(known, catalog)
const names = Object.keys(unknown)

if (names.length > 0) {
  const all = Object.entries({ ...known, ...unknown }).sort(([a], [b]) => (a < b ? -1 : 1))
  writeFileSync(editionsFile, `${JSON.stringify(Object.fromEntries(all), null, 2)}\n`)
}
const counts = catalog.map((form) => [formatEditionName(form), countPages(form)])
writeFileSync(pageCountsFile, `${JSON.stringify(Object.fromEntries(counts), null, 2)}\n`)
process.stdout.write(names.length > 0 ? `Recorded:\n${names.join('\n')}\n` : 'No edition is new.\n')

if (faults.length > 0) {
  process.stderr.write(`${faults.join('\n')}\n`)
  process.exitCode = 1
}
