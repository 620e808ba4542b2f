import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate } from 'drizzle-orm/node-postgres/migrator'
import { Client } from 'pg'

const migrations = path.resolve(import.meta.dirname, '../migrations')

interface Journal {
  entries: { tag: string }[]
}

/** Runs the migrations before the named one, as on an installation that has not been updated yet. */
export async function migrateBefore(url: string, tag: string): Promise<void> {
  const folder = await mkdtemp(path.join(tmpdir(), 'countersign-migrations-'))
  const client = new Client({ connectionString: url })
  await client.connect()

  try {
    await cp(migrations, folder, { recursive: true })
    await cutJournal(path.join(folder, 'meta/_journal.json'), tag)
    await migrate(drizzle(client), { migrationsFolder: folder })
  } finally {
    await client.end()
    await rm(folder, { recursive: true, force: true })
  }
}

async function cutJournal(file: string, tag: string): Promise<void> {
  const journal: Journal = JSON.parse(await readFile(file, 'utf8'))
  const end = journal.entries.findIndex((entry) => entry.tag === tag)
  if (end < 0) {
    throw new Error(`There is no migration ${tag}.`)
  }

  await writeFile(file, JSON.stringify({ ...journal, entries: journal.entries.slice(0, end) }))
}
