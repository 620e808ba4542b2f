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

  const callbacks: (() => void)[] = []
  const result = await ctx.db.transaction((tx) => {
    commitCallbacks.set(tx, callbacks)
    return work({ ...ctx, db: tx })
  })
  callbacks.forEach((callback) => callback())
  return result
}

const commitCallbacks = new WeakMap<Transaction, (() => void)[]>()

/** Runs the callback after the commit, never after a rollback; at once outside a transaction. */
export function onCommit({ db }: Context, callback: () => void): void {
  const callbacks = isTransaction(db) ? commitCallbacks.get(db) : undefined
  if (callbacks) {
    callbacks.push(callback)
  } else {
    callback()
  }
}

export function isTransaction(db: Database | Transaction): db is Transaction {
  return is(db, PgTransaction)
}
