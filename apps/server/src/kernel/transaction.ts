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

  return ctx.db.transaction((tx) => work({ ...ctx, db: tx }))
}

export function isTransaction(db: Database | Transaction): db is Transaction {
  return is(db, PgTransaction)
}
