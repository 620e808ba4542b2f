// Part of `npm run check`: refuses migrations that a rolling update does not survive.
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { findMigrationProblems } from './find-migration-problems.ts'

/** Those before were released when servers were stopped for an update. */
const lastUnchecked = 23

const folder = path.resolve(import.meta.dirname, '../migrations')
const manifest = path.resolve(import.meta.dirname, '../../../../package.json')
const { version }: { version: string } = JSON.parse(readFileSync(manifest, 'utf8'))

const problems = readdirSync(folder)
  .filter((file) => file.endsWith('.sql') && Number(file.slice(0, 4)) > lastUnchecked)
  .flatMap((file) =>
    findMigrationProblems(
      { name: file, sql: readFileSync(path.join(folder, file), 'utf8') },
      { currentRelease: version },
    ),
  )

for (const problem of problems) {
  process.stdout.write(`${problem}\n`)
}
if (problems.length > 0) {
  process.stdout.write('docs/contributing.md, "Add a migration", says what to do instead.\n')
  process.exitCode = 1
}
