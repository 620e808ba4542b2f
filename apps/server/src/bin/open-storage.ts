import { migrate, openDatabase, type Database } from '@countersign/database'
import { startEmbeddedPostgres } from '@countersign/database/embedded-postgres'
import type { Config } from '../config/config.ts'
import type { ShutdownHooks } from '../kernel/shutdown-hooks.ts'

/** The database of DATABASE_URL, or else the embedded one, brought up to date, for one command. */
export async function openStorage(config: Config, hooks: ShutdownHooks): Promise<Database> {
  const databaseUrl = config.databaseUrl ?? (await startEmbedded(config, hooks))
  await migrate(databaseUrl)
  const { db, close } = openDatabase(databaseUrl, { onConnectionLost: () => undefined })
  hooks.add('database connections', close)

  return db
}

async function startEmbedded({ dataDir }: Config, hooks: ShutdownHooks): Promise<string> {
  const postgres = await startEmbeddedPostgres({ dataDir, log: () => undefined })
  hooks.add('database', () => postgres.stop())

  return postgres.url
}
