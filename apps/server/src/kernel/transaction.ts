import type { Database, Transaction } from '@countersign/database'
import { is } from 'drizzle-orm'
import { PgTransaction } from 'drizzle-orm/pg-core'
import type { Context } from './context.ts'

/** Runs the work in one transaction; inside another it joins that one. */
export async function inTransaction<T>(
  ctx: Context,
  work: (ctx: Context & { db: Transaction }) => Promise<T>,
): Promise<T> {
  if (isTransaction(ctx.db)) {
    return work({ ...ctx, db: ctx.db })
  }

  const onCommit: (() => void)[] = []
  const result = await ctx.db.transaction((tx) => {
    afterwards.set(tx, onCommit)
    return work({ ...ctx, db: tx })
  })
  onCommit.forEach((act) => act())
  return result
}

const afterwards = new WeakMap<Transaction, (() => void)[]>()

/** Does this once the transaction stands, and never if it does not; at once where there is none. */
export function whenCommitted({ db }: Context, act: () => void): void {
  const waiting = isTransaction(db) ? afterwards.get(db) : undefined
  if (waiting) {
    waiting.push(act)
  } else {
    act()
  }
}

export function isTransaction(db: Database | Transaction): db is Transaction {
  return is(db, PgTransaction)
}
