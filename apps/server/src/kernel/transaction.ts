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

  const state: TransactionState = { beforeCommit: [], afterCommit: [] }
  const result = await ctx.db.transaction(async (tx) => {
    states.set(tx, state)
    const worked = await work({ ...ctx, db: tx })
    for (let next = state.beforeCommit.shift(); next; next = state.beforeCommit.shift()) {
      await next()
    }
    return worked
  })
  state.afterCommit.forEach((callback) => callback())
  return result
}

interface TransactionState {
  beforeCommit: (() => Promise<void>)[]
  afterCommit: (() => void)[]
}

const states = new WeakMap<Transaction, TransactionState>()

export function isInTransaction({ db }: Pick<Context, 'db'>): boolean {
  return isTransaction(db) && states.has(db)
}

/** Runs the callback at the end of the transaction, as a part of it; a callback may add others. */
export function beforeCommit(tx: Transaction, callback: () => Promise<void>): void {
  const state = states.get(tx)
  if (!state) {
    throw new Error('The transaction was not started by inTransaction.')
  }

  state.beforeCommit.push(callback)
}

/** Runs the callback after the commit, never after a rollback; at once outside a transaction. */
export function onCommit({ db }: Pick<Context, 'db'>, callback: () => void): void {
  const state = isTransaction(db) ? states.get(db) : undefined
  if (state) {
    state.afterCommit.push(callback)
  } else {
    callback()
  }
}

export function isTransaction(db: Database | Transaction): db is Transaction {
  return is(db, PgTransaction)
}
