import { sql } from 'drizzle-orm'
import type { Transaction } from './open-database.ts'

/** The last event of a stream. */
export interface ChainEnd {
  seq: number
  hash: string
}

/**
 * Locks an event stream until the transaction ends, and reads its last event under the lock;
 * `undefined` in a new stream. One round trip: the function is volatile, so that its second
 * statement sees what the holder before has committed.
 */
export async function lockEventChain(
  tx: Transaction,
  stream: string,
): Promise<ChainEnd | undefined> {
  const { rows } = await tx.execute<{ seq: number; hash: string }>(
    sql`select seq, hash from lock_event_chain(${stream})`,
  )

  return rows[0]
}

/**
 * Locks an envelope, its packet and its event stream until the transaction ends, in this order: one
 * order prevents deadlocks.
 */
export async function lockEnvelope(
  tx: Transaction,
  { envelopeId, stream }: { envelopeId: string; stream: string },
): Promise<void> {
  await tx.execute(sql`select lock_envelope(${envelopeId}::uuid, ${stream})`)
}
