import type { Readable, Writable } from 'node:stream'
import type { Client } from 'pg'
import { from as copyFrom, to as copyTo } from 'pg-copy-streams'
import { knownMigrations, migrate } from '../migrate.ts'
import { connectForBackup } from './backup-connection.ts'
import { readTables, type BackupSequence, type BackupTable } from './catalog.ts'
import { copyStatement } from './open-snapshot.ts'

export interface RestorePlan {
  migrations: readonly number[]
  tables: readonly BackupTable[]
  sequences: readonly BackupSequence[]
}

/** A database that is being filled from a backup. Until `finish`, no server starts on it. */
export interface DatabaseRestore {
  /** In the order of the plan, one at a time. */
  writeTable(table: BackupTable): Writable
  readTable(table: BackupTable): Readable
  /** The newest sealing key as it is stored, to check that it can be decrypted. */
  readSealingKey(): Promise<string | undefined>
  /**
   * Sets the sequences, commits, runs the migrations that are newer than the backup, and grants the
   * role of the servers what it needs.
   */
  commit(): Promise<void>
  /** Holds the outbox; then servers may start. */
  finish(input: { backupTakenAt: Date; now: Date }): Promise<void>
  close(): Promise<void>
}

/**
 * Prepares an empty database: its schema is that of the backup. Throws an `Error` in words where the
 * database is not empty, or the backup is of a newer version. `grantTo` as in `migrate`.
 */
export async function openRestore(
  url: string,
  plan: RestorePlan,
  { grantTo }: { grantTo?: string | undefined } = {},
): Promise<DatabaseRestore> {
  requireKnownMigrations(plan)
  const client = await connectForBackup(url)

  try {
    await requireEmpty(client)
    await client.query('create table public.restore_unfinished (since timestamptz default now())')
    await migrate(url, { upTo: plan.migrations.length, duringRestore: true })
    await requireTables(client, plan)
    await client.query('begin')
    await deleteRows(client, plan.tables)
  } catch (error) {
    await client.end()
    throw error
  }

  return {
    writeTable: (table) => client.query(copyFrom(copyStatement(client, table, 'from stdin'))),
    readTable: (table) => client.query(copyTo(copyStatement(client, table, 'to stdout'))),
    readSealingKey: () => readSealingKey(client),
    commit: async () => {
      await setSequences(client, plan.sequences)
      await client.query('commit')
      await client.query('analyze')
      await migrate(url, { duringRestore: true, grantTo })
    },
    finish: (input) => finish(client, input),
    close: () => client.end(),
  }
}

/** Throws an `Error` in words where the backup is of a newer version. */
export function requireKnownMigrations({ migrations }: Pick<RestorePlan, 'migrations'>): void {
  const known = knownMigrations()
  if (migrations.some((when, index) => when !== known[index])) {
    throw new Error(
      'This backup was made by a newer version of Countersign. Install that version, or a newer one, and restore it there.',
    )
  }
}

async function requireEmpty(client: Client): Promise<void> {
  const { rows } = await client.query<{ isUnfinished: boolean; tables: number }>(
    `select to_regclass('public.restore_unfinished') is not null as "isUnfinished",
      (select count(*)::int from pg_class c join pg_namespace n on n.oid = c.relnamespace
        where c.relkind in ('r', 'p') and n.nspname not in ('pg_catalog', 'information_schema')
          and n.nspname not like 'pg_toast%') as tables`,
  )
  if (rows[0]?.isUnfinished) {
    throw new Error(
      'An earlier restore into this database did not finish. Create a new, empty database and restore into that one.',
    )
  }
  if (rows[0]?.tables !== 0) {
    throw new Error(
      'This database is not empty, and a restore never writes over anything. Create a new database, or stop the server and choose a new data folder.',
    )
  }
}

async function requireTables(client: Client, { tables }: RestorePlan): Promise<void> {
  const existing = new Map((await readTables(client)).map(({ name, columns }) => [name, columns]))
  const unknown = tables.find(({ name, columns }) => {
    const known = existing.get(name)
    return !known || columns.some((column) => !known.includes(column))
  })
  if (unknown) {
    throw new Error(
      `This backup has a table that its version does not have: ${unknown.name}. It was changed by hand, or is damaged.`,
    )
  }
}

/** Migrations write some rows, which are in the backup too. */
async function deleteRows(client: Client, tables: readonly BackupTable[]): Promise<void> {
  for (const { name } of tables.toReversed()) {
    const table = `public.${client.escapeIdentifier(name)}`
    const { rows } = await client.query<{ filled: boolean }>(
      `select exists (select from ${table}) as filled`,
    )
    if (rows[0]?.filled) {
      await client.query(`delete from ${table}`)
    }
  }
}

async function setSequences(client: Client, sequences: readonly BackupSequence[]): Promise<void> {
  for (const { name, lastValue, isCalled } of sequences) {
    await client.query('select setval($1::regclass, $2::bigint, $3)', [
      `public.${client.escapeIdentifier(name)}`,
      lastValue,
      isCalled,
    ])
  }
}

async function readSealingKey(client: Client): Promise<string | undefined> {
  const { rows } = await client.query<{ sealed: string }>(
    'select sealed from signing_authorities order by created_at desc limit 1',
  )

  return rows[0]?.sealed
}

async function finish(
  client: Client,
  { backupTakenAt, now }: { backupTakenAt: Date; now: Date },
): Promise<void> {
  await client.query('begin')
  await client.query(
    'insert into outbox_holds (id, since, backup_taken_at) values (1, $1, $2) on conflict (id) do update set since = excluded.since, backup_taken_at = excluded.backup_taken_at',
    [now, backupTakenAt],
  )
  await client.query('drop table public.restore_unfinished')
  await client.query('commit')
}
