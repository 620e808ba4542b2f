import { sql } from 'drizzle-orm'
import type { Transaction } from './open-database.ts'

/**
 * Locks an event stream until the transaction ends, and reads its last event under the lock;
 * `undefined` in a new stream. One round trip: the function is volatile, so that its second
 * statement sees what the holder before has committed.
 */
export async function lockEventChain(
  tx: Transaction,
  stream: string,
): Promise<{ seq: number; hash: string } | undefined> {
  const { rows } = await tx.execute<{ seq: number; hash: string }>(
    sql`select seq, hash from lock_event_chain(${stream})`,
  )

  return rows[0]
}
