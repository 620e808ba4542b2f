import { events, lockEventChain, type ChainEnd, type Transaction } from '@countersign/database'
import type { Actor, Context, Origin } from '../context.ts'
import { chainStart, hashEvent, type ChainedEvent, type StoredEvent } from './event-chain.ts'
import { formatActor } from './event-actor.ts'
import type { EventStream } from './event-stream.ts'
import type { RecordedEvent } from './recorded-event.ts'
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
    const first: EventRow[] = (rows = [])
    recorded.set(db, first)
    beforeCommit(db, () => insertEvents(db, first))
  }
  rows.push(toRow(ctx, event))
}

type EventRow = Omit<ChainedEvent, 'seq' | 'previousHash'>

const recorded = new WeakMap<Transaction, EventRow[]>()

function toRow(ctx: Context, event: NewEvent): EventRow {
  return {
    stream: event.stream,
    type: event.type,
    actor: formatActor(event.actor ?? ctx.actor),
    at: event.at ?? ctx.clock.now(),
    data: event.data,
    ...originColumns(event.origin ?? ctx.origin),
  }
}

/** Locks each stream until the transaction ends, so that no two events get the same number. */
async function insertEvents(tx: Transaction, rows: readonly EventRow[]): Promise<void> {
  const linked: StoredEvent[] = []
  // Sorted: every transaction takes the locks in the same order, which prevents deadlocks.
  for (const [stream, added] of [...groupByStream(rows)].sort(byStream)) {
    let end = ends.get(tx)?.get(stream) ?? (await lockEventChain(tx, stream)) ?? chainStart
    for (const row of added) {
      const event = { ...row, seq: end.seq + 1, previousHash: end.hash }
      end = { seq: event.seq, hash: hashEvent(event) }
      linked.push({ ...event, hash: end.hash })
    }
  }

  await tx.insert(events).values(linked)
}

const ends = new WeakMap<Transaction, Map<string, ChainEnd>>()

/** Spares reading it again. The transaction must hold the lock of the stream. */
export function rememberChainEnd(tx: Transaction, stream: EventStream, end: ChainEnd): void {
  ends.set(tx, (ends.get(tx) ?? new Map<string, ChainEnd>()).set(stream, end))
}

function groupByStream(rows: readonly EventRow[]): Map<string, EventRow[]> {
  const streams = new Map<string, EventRow[]>()
  for (const row of rows) {
    streams.set(row.stream, [...(streams.get(row.stream) ?? []), row])
  }

  return streams
}

function byStream([one]: [string, unknown], [other]: [string, unknown]): number {
  return one < other ? -1 : 1
}

function originColumns(origin: Origin) {
  return {
    ip: origin.ip ?? null,
    userAgent: origin.userAgent?.slice(0, 500) ?? null,
    timeZone: origin.timeZone ?? null,
  }
}
