import { drizzle } from 'drizzle-orm/node-postgres'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import { Pool, type PoolClient } from 'pg'
import { observeQueries, type QueryObserver } from './observe-queries.ts'
import { dropReadOnlyConnections, onServerError } from './server-errors.ts'
import * as schema from './schema/index.ts'

export type Database = NodePgDatabase<typeof schema>

export type Transaction = Parameters<Parameters<Database['transaction']>[0]>[0]

/** For queries that work inside or outside a transaction. */
export type Connection = Database | Transaction

export interface OpenDatabase {
  db: Database
  /** The pool of `db`, for code that uses `pg` directly. */
  pool: Pool
  /** Waits for running queries, then closes all connections. Idempotent. */
  close(): Promise<void>
}

export interface OpenDatabaseOptions {
  /** The maximum number of connections. Default: 10. */
  maxConnections?: number
  /** Our name in `pg_stat_activity`. */
  applicationName?: string
  /**
   * Called when a connection breaks, idle or in a transaction, for example because the database
   * restarts. For the log only: the running query fails, and the pool opens a new connection at the
   * next one.
   */
  onConnectionLost?: (error: Error) => void
  /** Called with the SQLSTATE of each error that the server answers. */
  onServerError?: (code: string) => void
  observeQuery?: QueryObserver
  /**
   * Whether a pooler in transaction mode is between, which may give each transaction another connection:
   * no statement stays prepared then.
   */
  isPooled?: boolean
}

const pooled = new WeakSet<object>()

/** Whether a pooler in transaction mode is between. */
export function isPooled({ _: { session } }: Connection): boolean {
  return pooled.has(session)
}

/**
 * Opens a connection pool. It connects at the first query, which fails if the database cannot be
 * reached.
 */
export function openDatabase(url: string, options: OpenDatabaseOptions = {}): OpenDatabase {
  let closing: Promise<void> | undefined
  const pool = new Pool({
    connectionString: url,
    max: options.maxConnections ?? 10,
    application_name: options.applicationName ?? 'countersign',
    connectionTimeoutMillis: 10_000,
    // Several statements of one transaction can be on their way at once.
    pipeline: true,
  })
  // Node ends the process at an 'error' event without a listener. The pool listens only while a
  // connection is idle; ours stays while a transaction uses it.
  pool.on('connect', (client) => {
    client.on('error', (error: Error) => {
      // `pool.end` does not wait for the database to let go, which may be stopped right after it.
      if (!closing) {
        options.onConnectionLost?.(error)
      }
    })
    onServerError(client, (code) => options.onServerError?.(code))
  })
  pool.on('error', () => undefined)
  dropReadOnlyConnections(pool)
  if (options.observeQuery) {
    observeQueries(pool, options.observeQuery)
  }

  const open = (client: Pool | PoolClient): Database => {
    const opened = drizzle(client, { schema })
    if (options.isPooled) {
      pooled.add(opened._.session)
    }
    return opened
  }
  const db = open(pool)
  return {
    db: Object.assign(db, {
      transaction: releasingTransaction(pool, open),
    }),
    pool,
    close: () => (closing ??= pool.end()),
  }
}

/**
 * Drizzle's own never gives a connection back whose `begin` failed, until the pool has none left. One
 * that may still be in a transaction is closed.
 */
function releasingTransaction(
  pool: Pool,
  open: (client: PoolClient) => Pick<Database, 'transaction'>,
): Database['transaction'] {
  const opened = new WeakMap<PoolClient, Pick<Database, 'transaction'>>()

  return async (work, config) => {
    const client = await pool.connect()
    const db = opened.get(client) ?? open(client)
    opened.set(client, db)
    try {
      return await db.transaction(work, config)
    } finally {
      client.release(client.getTransactionStatus() !== 'I')
    }
  }
}
