import type { Readable } from 'node:stream'
import type { Client } from 'pg'
import { to as copyTo } from 'pg-copy-streams'
import { storedFileNamesQuery } from '../stored-file-names.ts'
import { connectForBackup } from './backup-connection.ts'
import { backupLock } from './backup-lock.ts'
import {
  readMigrations,
  readSequences,
  readTables,
  type BackupSequence,
  type BackupTable,
} from './catalog.ts'
import { readWaitingJobs, type WaitingJob } from './waiting-jobs.ts'

/** The database at one instant, whatever is written meanwhile. */
export interface DatabaseSnapshot {
  takenAt: Date
  /** "18.4". */
  server: string
  /** The migrations that it has: their times in the journal, oldest first. */
  migrations: number[]
  tables: BackupTable[]
  sequences: BackupSequence[]
  jobs: WaitingJob[]
  /** The SHA-256 of every stored file that a row names. */
  readFileNames(): Promise<Set<string>>
  /** The rows in the text format of COPY. One table at a time. */
  copyTable(table: BackupTable): Readable
  /** Closes the connections. Until then, no file is removed from the store. */
  close(): Promise<void>
}

/**
 * Opens a read-only snapshot and keeps files from being removed. Throws an `Error` in words where the
 * database is empty, a restore into it has not finished, or another backup is running.
 */
export async function openSnapshot(
  url: string,
  { lockTimeoutMs = 30_000 }: { lockTimeoutMs?: number } = {},
): Promise<DatabaseSnapshot> {
  const guard = await connectForBackup(url)
  try {
    await holdFiles(guard, lockTimeoutMs)
    const client = await connectForBackup(url)
    return await readSnapshot(client, guard).catch(async (error: unknown) => {
      await client.end()
      throw error
    })
  } catch (error) {
    await guard.end()
    throw error
  }
}

/** In a transaction without a snapshot, so that VACUUM goes on meanwhile. */
async function holdFiles(guard: Client, lockTimeoutMs: number): Promise<void> {
  await guard.query(`begin; set local lock_timeout to ${lockTimeoutMs}`)
  try {
    await guard.query('select pg_advisory_xact_lock($1)', [backupLock])
  } catch (error) {
    throw new Error('Another backup of this database is running. Wait until it has ended.', {
      cause: error,
    })
  }
}

async function readSnapshot(client: Client, guard: Client): Promise<DatabaseSnapshot> {
  await client.query('begin transaction isolation level repeatable read, read only')
  const { rows } = await client.query<{
    takenAt: Date
    server: string
    isMigrated: boolean
    isUnfinished: boolean
  }>(
    `select now() as "takenAt", current_setting('server_version') as server,
      to_regclass('drizzle.__drizzle_migrations') is not null as "isMigrated",
      to_regclass('public.restore_unfinished') is not null as "isUnfinished"`,
  )
  const [facts] = rows
  if (!facts?.isMigrated) {
    throw new Error('This database is empty: Countersign has never run with it.')
  }
  if (facts.isUnfinished) {
    throw new Error(
      'A restore into this database has not finished, so there is nothing to back up yet.',
    )
  }

  return {
    takenAt: facts.takenAt,
    server: facts.server.split(' ')[0] ?? '',
    migrations: await readMigrations(client),
    tables: await readTables(client),
    sequences: await readSequences(client),
    jobs: await readWaitingJobs(client),
    readFileNames: () => readFileNames(client),
    copyTable: (table) => client.query(copyTo(copyStatement(client, table, 'to stdout'))),
    close: async () => {
      await client.end()
      await guard.end()
    },
  }
}

/** A partitioned table is copied by a query: COPY itself reads only ordinary tables. */
export function copyStatement(
  client: Client,
  { name, columns }: BackupTable,
  direction: 'to stdout' | 'from stdin',
): string {
  const list = columns.map((column) => client.escapeIdentifier(column)).join(', ')
  const table = `public.${client.escapeIdentifier(name)}`

  return direction === 'to stdout'
    ? `copy (select ${list} from ${table}) to stdout`
    : `copy ${table} (${list}) from stdin`
}

async function readFileNames(client: Client): Promise<Set<string>> {
  const tables = await client.query<{ name: string }>(
    `select table_name as name from information_schema.tables where table_schema = 'public'`,
  )
  const existing = new Set(tables.rows.map(({ name }) => name))
  const { rows } = await client.query<{ name: string }>(storedFileNamesQuery(existing))

  return new Set(rows.map(({ name }) => name))
}
