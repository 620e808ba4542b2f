import type { Transaction } from '@countersign/database'
import type { Context } from '../../kernel/context.ts'
import { beforeCommit, isInTransaction, isTransaction } from '../../kernel/transaction.ts'

/**
 * The jobs that a transaction adds to one queue are inserted together, just before it commits; outside
 * of a transaction, each at once.
 */
export async function atCommit<NewJob>(
  ctx: Pick<Context, 'db'>,
  queue: string,
  job: NewJob,
  insert: (jobs: NewJob[]) => Promise<void>,
): Promise<void> {
  const { db } = ctx
  if (!isTransaction(db) || !isInTransaction(ctx)) {
    await insert([job])
    return
  }

  const queues = added.get(db) ?? new Map<string, unknown[]>()
  added.set(db, queues)
  const jobs = queues.get(queue)
  if (jobs) {
    jobs.push(job)
    return
  }
  const first = [job]
  queues.set(queue, first)
  beforeCommit(db, () => insert(first))
}

const added = new WeakMap<Transaction, Map<string, unknown[]>>()
