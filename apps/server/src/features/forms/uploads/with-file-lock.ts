import type { Transaction } from '@countersign/database'
import pLimit from 'p-limit'
import type { Context } from '../../../kernel/context.ts'
import { lockKey } from '../../../kernel/lock.ts'
import { inTransaction } from '../../../kernel/transaction.ts'

/** Each keeps a database connection while the file store works, and that may be slow. */
export const limitFileWork = pLimit(2)

/**
 * Holds an advisory lock on a file, in a transaction: no one else stores or removes it until `work` is
 * done.
 */
export function withFileLock<Result>(
  ctx: Context,
  sha256: string,
  work: (tx: Context & { db: Transaction }) => Promise<Result>,
): Promise<Result> {
  return limitFileWork(() =>
    inTransaction(ctx, async (tx) => {
      await lockKey(tx, 'file', sha256)
      return work(tx)
    }),
  )
}
