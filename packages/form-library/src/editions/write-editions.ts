import { writeFileSync } from 'node:fs'
import { catalog } from '../catalog.ts'
import { formatEditionName } from './edition-hash.ts'
import { countPages, pageCountsFile } from './page-counts.ts'
import { checkEditions, editionsFile, readEditions } from './check-editions.ts'

/** `npm run editions`: records new editions. Recorded hashes are never overwritten. */
const known = readEditions()
const { unknown, errors } = checkEditions(known, catalog)
const names = Object.keys(unknown)

if (names.length > 0) {
  const all = Object.entries({ ...known, ...unknown }).sort(([a], [b]) => (a < b ? -1 : 1))
  writeFileSync(editionsFile, `${JSON.stringify(Object.fromEntries(all), null, 2)}\n`)
}
const counts = catalog.map(
  (form) => `  ${JSON.stringify(formatEditionName(form))}: [${countPages(form).join(', ')}]`,
)
writeFileSync(pageCountsFile, `{\n${counts.join(',\n')}\n}\n`)
process.stdout.write(names.length > 0 ? `Recorded:\n${names.join('\n')}\n` : 'No new editions.\n')

if (errors.length > 0) {
  process.stderr.write(`${errors.join('\n')}\n`)
  process.exitCode = 1
}
