import { sql } from 'drizzle-orm'
import { appendedEvents, type UnchainedEvent } from './append-events.ts'
import type { Connection, Transaction } from './open-database.ts'
import type { envelopes, roomSessions } from './schema/envelopes.ts'

/**
 * The statement that locks an envelope, its packet and its event stream until the transaction ends, in
 * this order: one order prevents deadlocks.
 */
export function lockEnvelope(
  tx: Transaction,
  { envelopeId, stream }: { envelopeId: string; stream: string },
): { execute(): Promise<unknown> } {
  // Drizzle's query runs once for each `then`; a promise has run.
  const execute = async () => tx.execute(sql`select lock_envelope(${envelopeId}::uuid, ${stream})`)

  return { execute }
}

export interface UnchangedEnvelope {
  /** As it was read. */
  seen: { version: number; packetStatus: string }
  /** The hash of the token of the session that asks for the change; a job has none. */
  tokenSha256: string | undefined
  change: Pick<typeof envelopes.$inferInsert, 'id' | 'state' | 'body'>
  events: readonly UnchainedEvent[]
}

/**
 * Saves an envelope and its events in one statement. `false`, and nothing is saved, if the envelope,
 * its packet's status or the session has changed.
 */
export async function saveEnvelopeIfUnchanged(
  db: Connection,
  { seen, tokenSha256, change, events }: UnchangedEnvelope,
): Promise<boolean> {
  const { rows } = await db.execute<{ saved: boolean }>(sql`select save_envelope_if_unchanged(
    ${change.id}::uuid, ${seen.version}::integer, ${seen.packetStatus}, ${tokenSha256 ?? null}::text,
    ${change.state}, ${JSON.stringify(change.body)}::jsonb, ${appendedEvents(events)}) as saved`)

  return rows[0]?.saved ?? false
}

/**
 * Opens a session and supersedes those of the same person, in one statement. `false`, and nothing is
 * opened, if the envelope has another version.
 */
export async function openRoomSessionIfUnchanged(
  db: Connection,
  { version, session }: { version: number; session: typeof roomSessions.$inferInsert },
): Promise<boolean> {
  const { envelopeId, tokenSha256, role, returnUrl, expiresAt, openedBy } = session
  const { rows } = await db.execute<{ opened: boolean }>(sql`select open_room_session_if_unchanged(
    ${envelopeId}::uuid, ${version}::integer, ${tokenSha256}, ${role}, ${returnUrl},
    ${expiresAt.toISOString()}::timestamptz, ${openedBy ?? null}::uuid) as opened`)

  return rows[0]?.opened ?? false
}
