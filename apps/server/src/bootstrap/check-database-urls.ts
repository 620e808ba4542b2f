import { detectPooling, hasRoomFor, readDatabaseId } from '@countersign/database'
import { ConfigError } from '../config/config-error.ts'
import type { Config } from '../config/config.ts'
import { nameDatabaseSetting } from './name-database-setting.ts'

export interface DatabaseUrls {
  url: string
  /** Without a connection pooler, for what needs one session: migrations and jobs. */
  directUrl: string
}

interface UrlSettings extends Pick<Config, 'databaseUrlDirect' | 'databasePrepared'> {
  databaseUrl: string
}

/** Connections of one process: of its requests, and of its background jobs. */
const connections = { requests: 10, jobs: 5 }

/**
 * Throws `ConfigError` if a pooler in transaction mode would break what needs one session, if one in
 * session mode has too few connections, and if the two addresses lead to two databases.
 */
export async function checkDatabaseUrls({
  databaseUrl,
  databaseUrlDirect,
  databasePrepared,
}: UrlSettings): Promise<DatabaseUrls> {
  const pooling = await nameDatabaseSetting({ databaseUrl }, () => detectPooling(databaseUrl))
  if (databaseUrlDirect) {
    await requireSameDatabase({ databaseUrl, databaseUrlDirect })
  }
  if (pooling.mode === 'session') {
    const { requests, jobs } = connections
    await requireRoom(databaseUrl, databaseUrlDirect ? requests : requests + jobs)
    return { url: databaseUrl, directUrl: databaseUrlDirect ?? databaseUrl }
  }

  if (!databaseUrlDirect) {
    throw new ConfigError(
      'DATABASE_URL: leads to a connection pooler in transaction mode. Set DATABASE_URL_DIRECT to the address of PostgreSQL itself, for migrations and background jobs, or use the pooler in session mode.',
    )
  }
  const direct = await nameDatabaseSetting({ databaseUrl, databaseUrlDirect }, () =>
    detectPooling(databaseUrlDirect),
  )
  if (direct.mode === 'transaction') {
    throw new ConfigError(
      'DATABASE_URL_DIRECT: leads to a connection pooler in transaction mode. It must lead to PostgreSQL itself.',
    )
  }
  if (databasePrepared && !pooling.prepared) {
    throw new ConfigError(
      'DATABASE_PREPARED: must be off, because the connection pooler at DATABASE_URL does not carry prepared statements. PgBouncer does from version 1.21 on, with max_prepared_statements.',
    )
  }

  return { url: databaseUrl, directUrl: databaseUrlDirect }
}

/** Requests and the start would wait without a word for a connection that another one has for good. */
async function requireRoom(databaseUrl: string, count: number): Promise<void> {
  if (!(await hasRoomFor(databaseUrl, count))) {
    throw new ConfigError(
      `DATABASE_URL: has no ${count} connections at once. A connection pooler in session mode needs a pool (default_pool_size) of ${count} for each server and worker, or use transaction mode.`,
    )
  }
}

/** Emails and sealed files would wait for jobs in a database that nobody reads. */
async function requireSameDatabase({
  databaseUrl,
  databaseUrlDirect,
}: {
  databaseUrl: string
  databaseUrlDirect: string
}): Promise<void> {
  const [id, directId] = await Promise.all([
    nameDatabaseSetting({ databaseUrl }, () => readDatabaseId(databaseUrl)),
    nameDatabaseSetting({ databaseUrl, databaseUrlDirect }, () =>
      readDatabaseId(databaseUrlDirect),
    ),
  ])
  if (id !== undefined && directId !== undefined && id !== directId) {
    throw new ConfigError(
      'DATABASE_URL_DIRECT: leads to another database than DATABASE_URL. It must lead to the same one, without its connection pooler.',
    )
  }
}
