import { eventChecks, events, type Connection } from '@countersign/database'
import { and, eq, inArray, sql } from 'drizzle-orm'
import type { ChainBreak } from '../../../kernel/events/event-chain.ts'

export interface LostPosition extends ChainBreak {
  stream: string
}

/**
 * Streams in which the event up to which the chain was intact is gone or another one by now: their
 * last events were deleted, or everything was rewritten with matching hashes. Following the chain
 * cannot show either. Of all streams, unless some are named.
 */
export async function findLostPositions(
  db: Connection,
  streams?: readonly string[],
): Promise<LostPosition[]> {
  const rows = await db
    .select({
      stream: eventChecks.stream,
      intactSeq: eventChecks.intactSeq,
      hash: events.hash,
      lastSeq: sql<number>`(
        select coalesce(max(seq), 0) from events as other where other.stream = ${eventChecks.stream})`,
    })
    .from(eventChecks)
    .leftJoin(
      events,
      and(eq(events.stream, eventChecks.stream), eq(events.seq, eventChecks.intactSeq)),
    )
    .where(
      and(
        sql`${events.hash} is distinct from ${eventChecks.intactHash}`,
        // A stream that was broken from its first event on has no intact position.
        sql`${eventChecks.intactSeq} > 0`,
        streams && inArray(eventChecks.stream, [...streams]),
      ),
    )

  return rows.map(({ stream, intactSeq, hash, lastSeq }) =>
    hash === null
      ? { stream, seq: Math.min(lastSeq + 1, intactSeq), kind: 'missing' }
      : { stream, seq: intactSeq, kind: 'changed' },
  )
}

/** The break that comes first in a stream. */
export function firstBreak(...breaks: (ChainBreak | undefined)[]): ChainBreak | undefined {
  return breaks.filter((found) => found !== undefined).toSorted((a, b) => a.seq - b.seq)[0]
}
