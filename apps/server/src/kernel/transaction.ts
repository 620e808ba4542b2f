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

  const state: TransactionState = { beforeCommit: [], afterCommit: [], sent: [] }
  const result = await ctx.db
    .transaction(async (tx) => {
      states.set(tx, state)
      const worked = await work({ ...ctx, db: tx })
      while (state.beforeCommit.length > 0) {
        await waitForAll(state.beforeCommit.splice(0).map((callback) => callback()))
      }
      await waitForAll(state.sent)
      return worked
    })
    .catch(async (error: unknown) => {
      // Whatever follows a failed statement fails because of it.
      await waitForAll(state.sent)
      throw error
    })
  state.afterCommit.forEach((callback) => callback())
  return result
}

/** Also if one of them fails: nothing may be sent behind the end of the transaction. */
async function waitForAll(promises: readonly Promise<unknown>[]): Promise<void> {
  const results = await Promise.allSettled(promises)
  const failed = results.find(({ status }) => status === 'rejected')
  if (failed?.status === 'rejected') {
    throw failed.reason
  }
}

interface TransactionState {
  beforeCommit: (() => Promise<void>)[]
  afterCommit: (() => void)[]
  sent: Promise<unknown>[]
}

const states = new WeakMap<Transaction, TransactionState>()

/** Whether `beforeCommit` can be used. */
export function isInTransaction({ db }: Pick<Context, 'db'>): boolean {
  return isTransaction(db) && states.has(db)
}

/**
 * For a statement whose result nobody needs: what the transaction does next is sent behind it without
 * waiting for its answer. If it fails, the transaction fails with its error. Outside of a transaction it
 * is waited for.
 */
export async function sendWithoutWaiting(
  { db }: Pick<Context, 'db'>,
  statement: { execute(): Promise<unknown> },
): Promise<void> {
  const answer = statement.execute()
  const state = isTransaction(db) ? states.get(db) : undefined
  if (!state) {
    await answer
    return
  }

  answer.catch(() => undefined)
  state.sent.push(answer)
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
