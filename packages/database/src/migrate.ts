import { cp, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { sql } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate as runMigrations } from 'drizzle-orm/node-postgres/migrator'
import { Client } from 'pg'
import type { Connection } from './open-database.ts'

/** Any number, the same in every version. */
const migrationLock = 7_266_837_001

const oldestServer = 15

const folder = path.resolve(import.meta.dirname, 'migrations')
const journalFile = 'meta/_journal.json'

interface MigrateOptions {
  /** Only the first so many. Default: all. */
  upTo?: number
  /** A database that a newer version has migrated: refused with `refuse`. Default: `allow`. */
  newer?: 'refuse' | 'allow'
  /** By the restore itself. */
  duringRestore?: boolean
  /** The role of the servers, if it is not the one of `url`: gets what it needs, and owns none of it. */
  grantTo?: string | undefined
}

/**
 * Runs the missing migrations in one transaction. Two servers may call this at once: the second waits
 * for the first. The connection must go to PostgreSQL itself or to a pooler in session mode, because
 * the lock belongs to the session. Throws an `Error` in words for a server that is too old, for
 * a new database that cannot hold every character, and for one whose restore has not finished.
 */
export async function migrate(url: string, options: MigrateOptions = {}): Promise<void> {
  const client = new Client({
    connectionString: url,
    application_name: 'countersign-migrate',
    connectionTimeoutMillis: 10_000,
  })
  await client.connect()

  try {
    await refuseDatabase(client, options)
    await client.query('select pg_advisory_lock($1)', [migrationLock])
    if (options.newer === 'refuse') {
      await refuseNewer(client)
    }
    // A role that owns nothing may look, and not run them.
    if (options.upTo !== undefined || !(await isComplete(client))) {
      await withMigrations(options.upTo, (migrationsFolder) =>
        runMigrations(drizzle(client), { migrationsFolder }),
      )
    }
    if (options.grantTo !== undefined && options.grantTo !== client.user) {
      await grantTables(client, options.grantTo)
    }
  } finally {
    // The end of the session releases the lock in any case.
    await client.end()
  }
}

/** The times of all migrations in the journal, oldest first. */
export function knownMigrations(): number[] {
  return readJournal().entries.map(({ when }) => when)
}

interface DatabaseState {
  version: string
  encoding: string
  isNew: boolean
  isUnfinished: boolean
}

async function refuseDatabase(client: Client, { duringRestore }: MigrateOptions): Promise<void> {
  const { rows } = await client.query<DatabaseState>(
    `select current_setting('server_version_num') as version,
      current_setting('server_encoding') as encoding,
      to_regclass('drizzle.__drizzle_migrations') is null as "isNew",
      to_regclass('public.restore_unfinished') is not null as "isUnfinished"`,
  )
  const major = Math.floor(Number(rows[0]?.version) / 10_000)

  if (major < oldestServer) {
    throw new Error(`Countersign needs PostgreSQL ${oldestServer} or newer; this one is ${major}.`)
  }
  if (rows[0]?.isNew && rows[0].encoding !== 'UTF8') {
    throw new Error(
      `Countersign needs a database with the encoding UTF8; this one has ${rows[0].encoding}. Create it with "encoding 'UTF8' template template0".`,
    )
  }
  if (rows[0]?.isUnfinished && !duringRestore) {
    throw new Error(
      'A restore into this database has not finished. Wait for it, or restore the backup again into an empty database or data folder.',
    )
  }
}

async function refuseNewer(client: Client): Promise<void> {
  if (await isNewer(client)) {
    throw new Error(
      'This database was used by a newer version of Countersign. Start that version, or restore a backup from before the update.',
    )
  }
}

async function isNewer(client: Client): Promise<boolean> {
  return (await readLastMigration(client)) > Math.max(...knownMigrations())
}

async function isComplete(client: Client): Promise<boolean> {
  return (await readLastMigration(client)) >= Math.max(...knownMigrations())
}

/** Its time in the journal; 0 in a new database. */
async function readLastMigration(client: Client): Promise<number> {
  const { rows: tables } = await client.query<{ exists: boolean }>(
    `select to_regclass('drizzle.__drizzle_migrations') is not null as exists`,
  )
  if (!tables[0]?.exists) {
    return 0
  }

  const { rows } = await client.query<{ last: string | null }>(
    'select max(created_at) as last from drizzle.__drizzle_migrations',
  )
  return Number(rows[0]?.last ?? 0)
}

/** Events are only added, read and erased, so nobody but the owner can switch off what refuses the rest. */
async function grantTables(client: Client, name: string): Promise<void> {
  const role = client.escapeIdentifier(name)
  await client.query(`
    begin;
    grant usage on schema public, drizzle to ${role};
    grant select on all tables in schema drizzle to ${role};
    grant select, insert, update, delete on all tables in schema public to ${role};
    grant select, usage, update on all sequences in schema public to ${role};
    revoke delete on events from ${role};
    commit`)
}

export async function hasNewerMigrations(db: Connection): Promise<boolean> {
  const { rows } = await db.execute<{ last: string }>(
    sql`select max(created_at)::text as last from drizzle.__drizzle_migrations`,
  )

  return Number(rows[0]?.last) > Math.max(...knownMigrations())
}

interface Journal {
  entries: { tag: string; when: number }[]
}

function readJournal(): Journal {
  return JSON.parse(readFileSync(path.join(folder, journalFile), 'utf8'))
}

/** Drizzle runs all migrations of a folder, so fewer of them are a copy with a shorter journal. */
async function withMigrations(
  upTo: number | undefined,
  run: (folder: string) => Promise<void>,
): Promise<void> {
  const journal = readJournal()
  if (upTo === undefined || upTo >= journal.entries.length) {
    await run(folder)
    return
  }

  const copy = await mkdtemp(path.join(tmpdir(), 'countersign-migrations-'))
  try {
    await cp(folder, copy, { recursive: true })
    const entries = journal.entries.slice(0, upTo)
    await writeFile(path.join(copy, journalFile), JSON.stringify({ ...journal, entries }))
    await run(copy)
  } finally {
    await rm(copy, { recursive: true, force: true })
  }
}
