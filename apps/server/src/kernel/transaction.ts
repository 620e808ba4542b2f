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

  const callbacks: Callbacks = { beforeCommit: [], afterCommit: [] }
  const result = await ctx.db.transaction(async (tx) => {
    transactionCallbacks.set(tx, callbacks)
    const worked = await work({ ...ctx, db: tx })
    for (const callback of callbacks.beforeCommit) {
      await callback()
    }
    return worked
  })
  callbacks.afterCommit.forEach((callback) => callback())
  return result
}

interface Callbacks {
  beforeCommit: (() => Promise<void>)[]
  afterCommit: (() => void)[]
}

const transactionCallbacks = new WeakMap<Transaction, Callbacks>()

/** Whether `beforeCommit` can be used. */
export function isInTransaction({ db }: Pick<Context, 'db'>): boolean {
  return isTransaction(db) && transactionCallbacks.has(db)
}

/** Runs the callback at the end of the transaction, as a part of it. */
export function beforeCommit(tx: Transaction, callback: () => Promise<void>): void {
  const callbacks = transactionCallbacks.get(tx)
  if (!callbacks) {
    throw new Error('The transaction was not started by inTransaction.')
  }

  callbacks.beforeCommit.push(callback)
}

/** Runs the callback after the commit, never after a rollback; at once outside a transaction. */
export function onCommit({ db }: Pick<Context, 'db'>, callback: () => void): void {
  const callbacks = isTransaction(db) ? transactionCallbacks.get(db) : undefined
  if (callbacks) {
    callbacks.afterCommit.push(callback)
  } else {
    callback()
  }
}

export function isTransaction(db: Database | Transaction): db is Transaction {
  return is(db, PgTransaction)
}
