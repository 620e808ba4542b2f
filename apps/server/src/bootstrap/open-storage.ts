import { openDatabase, type OpenDatabase } from '@countersign/database'
import { startEmbeddedPostgres, type DatabaseOutage } from '@countersign/database/embedded-postgres'
import type { FastifyBaseLogger } from 'fastify'
import type { Config } from '../config/config.ts'
import { createDatabaseMonitor } from '../kernel/database-monitor.ts'
import { migrateDatabase } from './migrate-database.ts'
import { nameDatabaseSetting } from './name-database-setting.ts'
import type { Tracing } from '../kernel/tracing.ts'
import type { ShutdownHooks } from '../kernel/shutdown-hooks.ts'

export interface StorageOptions {
  config: Config
  log: FastifyBaseLogger
  shutdownHooks: ShutdownHooks
  tracing: Tracing
}

interface Storage extends Pick<OpenDatabase, 'db' | 'pool'> {
  /** Without a connection pooler. */
  databaseUrl: string
  /** One sentence for operators if the database could not write just now. */
  findDatabaseProblem(): string | undefined
}

/** The migrated database: at DATABASE_URL, or the embedded PostgreSQL. */
export async function openStorage(options: StorageOptions): Promise<Storage> {
  const { config, log, shutdownHooks, tracing } = options
  const url = config.databaseUrl ?? (await startEmbedded(options))
  const directUrl = config.databaseUrlDirect ?? url
  await migrateDatabase(config, directUrl)
  const monitor = createDatabaseMonitor()
  const { db, pool, close } = openDatabase(url, {
    onServerError: (code) => monitor.onServerError(code),
    onConnectionLost: (error) => log.warn({ err: error }, 'database connection lost'),
    isPooled: config.databaseUrlDirect !== undefined,
    ...(config.tracing && { observeQuery: tracing.query }),
  })
  shutdownHooks.add('database connections', close)
  const { databaseUrl } = config
  // Fails where it only reads, as a standby does.
  await nameDatabaseSetting({ databaseUrl }, () =>
    pool.query('update users set id = id where false'),
  )

  return { db, pool, databaseUrl: directUrl, findDatabaseProblem: () => monitor.findProblem() }
}

async function startEmbedded({ config, log, shutdownHooks }: StorageOptions): Promise<string> {
  if (config.production) {
    log.warn(
      'this server uses the embedded database, which is for trying: set DATABASE_URL to a PostgreSQL that gets security updates',
    )
  }
  const postgres = await startEmbeddedPostgres({
    dataDir: config.dataDir,
    log: (line) => log.debug({ line }, 'postgres'),
    onOutage: (outage) => reportOutage(outage, { log, shutdownHooks }),
  })
  shutdownHooks.add('database', () => postgres.stop())

  return postgres.url
}

function reportOutage(
  { state, reason }: DatabaseOutage,
  { log, shutdownHooks }: Pick<StorageOptions, 'log' | 'shutdownHooks'>,
): void {
  switch (state) {
    case 'ended':
      log.error({ reason }, 'the embedded database ended unexpectedly, it is started again')
      return
    case 'restarted':
      log.warn('the embedded database runs again')
      return
    case 'given-up':
      log.fatal({ reason }, 'the embedded database was given up')
      shutdownHooks.endWithError(
        new Error(`The embedded database could not be started again. ${reason}`),
      )
  }
}
