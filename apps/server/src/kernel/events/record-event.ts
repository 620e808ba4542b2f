import { events } from '@countersign/database'
import { desc, eq, sql } from 'drizzle-orm'
import type { Actor, Context, Origin } from '../context.ts'
import { chainStart, hashEvent } from './event-chain.ts'
import { formatActor } from './event-actor.ts'
import type { EventStream } from './event-stream.ts'
import type { RecordedEvent } from './recorded-event.ts'
import { isTransaction } from '../transaction.ts'

export type NewEvent = RecordedEvent & {
  stream: EventStream
  /** Default to the context's own. */
  actor?: Actor
  at?: Date
  origin?: Origin
}

/**
 * Appends to the audit trail, chained by hash to the stream's last event. Only inside a transaction:
 * a change and its event are saved together or not at all.
 */
export async function recordEvent(ctx: Context, event: NewEvent): Promise<void> {
  if (!isTransaction(ctx.db)) {
    throw new Error(`The event ${event.type} must be recorded in the transaction of its change.`)
  }

  const { seq, previousHash } = await nextLink(ctx, event.stream)
  const row = {
    stream: event.stream,
    seq,
    type: event.type,
    actor: formatActor(event.actor ?? ctx.actor),
    at: event.at ?? ctx.clock.now(),
    data: event.data,
    ...originColumns(event.origin ?? ctx.origin),
    previousHash,
  }

  await ctx.db.insert(events).values({ ...row, hash: hashEvent(row) })
}

/** Locks the stream until the transaction ends, so that no two events get the same number. */
async function nextLink(ctx: Context, stream: string) {
  await ctx.db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${stream}, 0))`)
  const [last] = await ctx.db
    .select({ seq: events.seq, hash: events.hash })
    .from(events)
    .where(eq(events.stream, stream))
    .orderBy(desc(events.seq))
    .limit(1)

  return { seq: (last?.seq ?? chainStart.seq) + 1, previousHash: last?.hash ?? chainStart.hash }
}

function originColumns(origin: Origin) {
  return {
    ip: origin.ip ?? null,
    userAgent: origin.userAgent?.slice(0, 500) ?? null,
    timeZone: origin.timeZone ?? null,
  }
}
