import type { Database, Transaction } from '@countersign/database'
import { is } from 'drizzle-orm'
import { PgTransaction } from 'drizzle-orm/pg-core'
import type { Context } from './context.ts'

/** Inside a transaction it joins that one. */
export async function inTransaction<T>(
  ctx: Context,
  work: (ctx: Context & { db: Transaction }) => Promise<T>,
): Promise<T> {
  if (isTransaction(ctx.db)) {
    return work({ ...ctx, db: ctx.db })
  }

  let last: Promise<unknown> | undefined
  const result = await ctx.db.transaction(async (tx) => {
    started.add(tx)
    const worked = await work({ ...ctx, db: tx })
    // On its way together with the commit, which rolls back if it fails.
    last = lastStatements.get(tx)?.().execute()
    last?.catch(() => undefined)
    return worked
  })
  await last

  return result
}

/** Of Drizzle: it is sent when `execute` is called. */
type Statement = () => { execute(): Promise<unknown> }

const started = new WeakSet<Transaction>()
const lastStatements = new WeakMap<Transaction, Statement>()

/** The last statement of the transaction; there is one. */
export function beforeCommit(tx: Transaction, statement: Statement): void {
  if (!started.has(tx) || lastStatements.has(tx)) {
    throw new Error('The transaction was not started by inTransaction, or has its last statement.')
  }

  lastStatements.set(tx, statement)
}

export function isTransaction(db: Database | Transaction): db is Transaction {
  return is(db, PgTransaction)
}
