import { readdir, stat } from 'node:fs/promises'
import path from 'node:path'
import pg from 'pg'
import { databaseUrl } from '../e2e/support/environment.ts'

interface Packets {
  packets: number
  dataDir: string
  make: () => Promise<void>
}

/** What one of these packets leaves in the database and in the file store, while nobody else uses them. */
export async function measureStored({
  packets,
  dataDir,
  make,
}: Packets): Promise<(readonly [name: string, each: string])[]> {
  const before = await readStored(dataDir)
  await make()
  const after = await readStored(dataDir)

  const each = (name: keyof Stored) => (after[name] - before[name]) / packets
  const kilobytes = (name: keyof Stored) => `${(each(name) / 1000).toFixed(0)} KB`
  return [
    ['rows', each('rows').toFixed(0)],
    ['transactions', each('transactions').toFixed(0)],
    ['space in PostgreSQL', kilobytes('databaseBytes')],
    ['write-ahead log', kilobytes('logBytes')],
    ['files', `${each('files').toFixed(1)}, ${kilobytes('fileBytes')}`],
  ]
}

interface Stored {
  rows: number
  transactions: number
  databaseBytes: number
  logBytes: number
  files: number
  fileBytes: number
}

async function readStored(dataDir: string): Promise<Stored> {
  const client = new pg.Client({ connectionString: databaseUrl() })
  await client.connect()
  try {
    await client.query('analyze')
    const { rows } = await client.query<Record<keyof Stored, string>>(
      `select (select sum(n_live_tup) from pg_stat_user_tables) as "rows",
        (select xact_commit from pg_stat_database where datname = current_database()) as transactions,
        pg_database_size(current_database()) as "databaseBytes",
        pg_current_wal_lsn() - '0/0'::pg_lsn as "logBytes"`,
    )
    const [row] = rows
    return {
      rows: Number(row?.rows),
      transactions: Number(row?.transactions),
      databaseBytes: Number(row?.databaseBytes),
      logBytes: Number(row?.logBytes),
      ...(await readFolder(path.join(dataDir, 'files'))),
    }
  } finally {
    await client.end()
  }
}

async function readFolder(folder: string): Promise<Pick<Stored, 'files' | 'fileBytes'>> {
  const entries = await readdir(folder, { withFileTypes: true, recursive: true })
  const files = entries.filter((entry) => entry.isFile())
  const sizes = await Promise.all(
    files.map(async ({ parentPath, name }) => (await stat(path.join(parentPath, name))).size),
  )
  return { files: files.length, fileBytes: sizes.reduce((sum, size) => sum + size, 0) }
}
