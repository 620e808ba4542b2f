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

  return ctx.db.transaction(async (tx) => {
    const last: Callback[] = []
    callbacks.set(tx, last)
    const result = await work({ ...ctx, db: tx })
    for (let next = last.shift(); next; next = last.shift()) {
      await next()
    }
    return result
  })
}

type Callback = () => Promise<void>

const callbacks = new WeakMap<Transaction, Callback[]>()

/** Runs the callback at the end of the transaction, as a part of it; a callback may add others. */
export function beforeCommit(tx: Transaction, callback: Callback): void {
  const last = callbacks.get(tx)
  if (!last) {
    throw new Error('The transaction was not started by inTransaction.')
  }

  last.push(callback)
}

export function isTransaction(db: Database | Transaction): db is Transaction {
  return is(db, PgTransaction)
}
