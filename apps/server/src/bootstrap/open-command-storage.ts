import { openDatabase } from '@countersign/database'
import {
  findRunningPostgres,
  hasEmbeddedDatabase,
  startEmbeddedPostgres,
} from '@countersign/database/embedded-postgres'
import type { Config } from '../config/config.ts'
import type { ShutdownHooks } from '../kernel/shutdown-hooks.ts'
import { migrateDatabase } from './migrate-database.ts'

interface CommandOptions {
  config: Pick<Config, 'databaseUrl' | 'databaseUrlDirect' | 'databaseUrlOwner' | 'dataDir'>
  shutdownHooks: ShutdownHooks
}

/** The database for a command, beside a running server or without one. */
export async function openCommandStorage(options: CommandOptions) {
  requireDatabase(options.config)
  const { url, isRunning } = await openCommandDatabase(options)
  if (!isRunning) {
    await migrateDatabase(options.config, url)
  }
  const { db, close } = openDatabase(url, { maxConnections: 2 })
  options.shutdownHooks.add('database connections', close)

  return { db, databaseUrl: url }
}

/** So that a command with the settings of no installation does not create one. */
export function requireDatabase({
  databaseUrl,
  dataDir,
}: Pick<Config, 'databaseUrl' | 'dataDir'>): void {
  if (!databaseUrl && !hasEmbeddedDatabase(dataDir)) {
    throw new Error(
      `There is no database in the data folder ${dataDir}: the server has never run with it. If it runs with another DATA_DIR, or with DATABASE_URL, set that.`,
    )
  }
}

/** The settings of a command that starts everything a server does: beside a server, it shares its embedded database. */
export function withRunningDatabase(config: Config): Config {
  const databaseUrl = config.databaseUrl ?? findRunningPostgres(config.dataDir)

  return databaseUrl ? { ...config, databaseUrl } : config
}

/** As it is, without running migrations. `isRunning`: the embedded PostgreSQL of a running server. */
export async function openCommandDatabase({
  config: { databaseUrl, databaseUrlDirect, dataDir },
  shutdownHooks,
}: CommandOptions): Promise<{ url: string; isRunning: boolean }> {
  if (databaseUrl) {
    return { url: databaseUrlDirect ?? databaseUrl, isRunning: false }
  }
  const running = findRunningPostgres(dataDir)
  if (running) {
    return { url: running, isRunning: true }
  }

  const postgres = await startEmbeddedPostgres({ dataDir, log: () => undefined })
  shutdownHooks.add('database', () => postgres.stop())
  return { url: postgres.url, isRunning: false }
}
