import { drizzle } from 'drizzle-orm/node-postgres'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import { Pool } from 'pg'
import * as schema from './schema/index.ts'

export type Database = NodePgDatabase<typeof schema>

/** What `db.transaction` hands to its callback. */
export type Transaction = Parameters<Parameters<Database['transaction']>[0]>[0]

/** For queries that do not care whether they stand inside a transaction. */
export type Connection = Database | Transaction

export interface OpenDatabase {
  db: Database
  /** The pool below `db`, for parts that speak to `pg` themselves. */
  pool: Pool
  /** Waits for queries under way, then closes every connection. A second call changes nothing. */
  close(): Promise<void>
}

export interface OpenDatabaseOptions {
  /** At most so many connections; 10 if left out. */
  maxConnections?: number
  /** How the server names us in `pg_stat_activity`. */
  applicationName?: string
  /**
   * Told when a connection breaks while nobody uses it, e.g. because the database restarts. The pool
   * opens another one at the next query, so this is for the log only.
   */
  onConnectionLost?: (error: Error) => void
}

/**
 * Opens a pool of connections to the PostgreSQL at `url`. Nothing connects before the first query;
 * a database that cannot be reached is that query's error.
 */
export function openDatabase(url: string, options: OpenDatabaseOptions = {}): OpenDatabase {
  const pool = new Pool({
    connectionString: url,
    max: options.maxConnections ?? 10,
    application_name: options.applicationName ?? 'countersign',
    connectionTimeoutMillis: 10_000,
  })
  // Without a listener, Node would end the process when an idle connection breaks.
  pool.on('error', (error) => options.onConnectionLost?.(error))

  let closing: Promise<void> | undefined
  return {
    db: drizzle(pool, { schema }),
    pool,
    close: () => (closing ??= pool.end()),
  }
}
