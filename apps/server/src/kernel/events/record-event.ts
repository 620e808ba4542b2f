import { appendEvents, type Transaction, type UnchainedEvent } from '@countersign/database'
import { sql } from 'drizzle-orm'
import type { Actor, Context, Origin } from '../context.ts'
import { splitFacts } from './event-chain.ts'
import { formatActor } from './event-actor.ts'
import { splitPersonal } from './personal-fields.ts'
import type { EventStream } from './event-stream.ts'
import type { RecordedEvent } from './event-types.ts'
import { beforeCommit, isTransaction } from '../transaction.ts'

export type NewEvent = RecordedEvent & {
  stream: EventStream
  /** Default to the context's own. */
  actor?: Actor
  at?: Date
  origin?: Origin
}

/**
 * Appends to the audit trail, chained by hash to the stream's last event. Only inside a transaction:
 * a change and its event are saved together or not at all. The transaction's events are inserted
 * together, just before it commits.
 */
export async function recordEvent(ctx: Context, event: NewEvent): Promise<void> {
  const { db } = ctx
  if (!isTransaction(db)) {
    throw new Error(`The event ${event.type} must be recorded in the transaction of its change.`)
  }

  let rows = recorded.get(db)
  if (!rows) {
    const first: UnchainedEvent[] = (rows = [])
    recorded.set(db, first)
    beforeCommit(db, () => db.execute(sql`select ${appendEvents(first)}`))
  }
  rows.push(toUnchained(ctx, event))
}

const recorded = new WeakMap<Transaction, UnchainedEvent[]>()

/** Of something that changes nothing else, such as a download. */
export async function recordEventAlone(ctx: Context, event: NewEvent): Promise<void> {
  await ctx.db.execute(sql`select ${appendEvents([toUnchained(ctx, event)])}`)
}

/** For a statement that makes a change and appends its event at once. */
export function toUnchained(ctx: Context, event: NewEvent): UnchainedEvent {
  const { type, stream } = event
  const origin = event.origin ?? ctx.origin
  const { data, personal } = splitPersonal(
    { type, data: event.data, origin: { ...origin, userAgent: origin.userAgent?.slice(0, 500) } },
    () => ctx.ids.secret(16),
  )

  return splitFacts(
    {
      stream,
      type,
      actor: formatActor(event.actor ?? ctx.actor),
      at: event.at ?? ctx.clock.now(),
      data,
      ip: null,
      userAgent: null,
      timeZone: origin.timeZone ?? null,
    },
    personal,
  )
}
