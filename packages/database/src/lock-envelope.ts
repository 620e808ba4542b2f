import { sql } from 'drizzle-orm'
import type { Transaction } from './open-database.ts'

/**
 * Locks an envelope, its packet and its event stream until the transaction ends, in this order: one
 * order prevents deadlocks. It is sent at once, before any statement that is sent next.
 */
export async function lockEnvelope(
  tx: Transaction,
  { envelopeId, stream }: { envelopeId: string; stream: string },
): Promise<void> {
  await tx.execute(sql`select lock_envelope(${envelopeId}::uuid, ${stream})`).execute()
}
