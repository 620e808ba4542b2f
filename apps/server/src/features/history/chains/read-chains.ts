import { events, type Connection } from '@countersign/database'
import { and, asc, eq, getTableColumns, sql } from 'drizzle-orm'
import type { PgSelect } from 'drizzle-orm/pg-core'
import {
  chainStart,
  followChain,
  type ChainPosition,
  type CheckedChain,
  type ErasedEvents,
  type StoredEvent,
} from '../../../kernel/events/event-chain.ts'
import { parseEvent } from '../../../kernel/events/parse-event.ts'
import { checkPersonal } from '../../../kernel/events/personal-fields.ts'

const pageSize = 2000

export interface StreamChain extends CheckedChain {
  stream: string
  events: number
  /** Of how many of these personal values were erased. */
  erased: number
}

export type StartPositions = ReadonlyMap<string, ChainPosition>

/**
 * Follows the chains of streams, one stream after the other, reading events in pages: those of
 * `startAt`, or every stream from its first event.
 */
export async function* followChains(
  db: Connection,
  startAt?: StartPositions,
): AsyncGenerator<StreamChain> {
  let chain: StreamChain | undefined
  let erased: ErasedEvents | undefined

  for await (const event of readInOrder(db, startAt)) {
    if (chain?.stream !== event.stream) {
      if (chain) {
        yield chain
      }
      const end = startAt?.get(event.stream) ?? chainStart
      chain = { stream: event.stream, events: 0, erased: 0, end }
      erased = undefined
    }
    let next = followChain(chain, event, erased)
    if (next.broken?.kind === 'changed' && !chain.broken && !erased) {
      erased = await readErasedEvents(db, event.stream)
      next = followChain(chain, event, erased)
    }
    const isErased = erased?.has(event.seq) || checkPersonal(event).isErased
    chain = {
      ...chain,
      ...next,
      events: chain.events + 1,
      erased: chain.erased + (isErased ? 1 : 0),
    }
  }
  if (chain) {
    yield chain
  }
}

/** The last erasure of an event says how it reads now. */
async function readErasedEvents(db: Connection, stream: string): Promise<ErasedEvents> {
  const rows = await db
    .select()
    .from(events)
    .where(and(eq(events.stream, stream), eq(events.type, 'personal-data.erased')))
    .orderBy(asc(events.seq))

  return new Map(
    rows.flatMap((row) => {
      const event = parseEvent(row)
      return event?.type === 'personal-data.erased'
        ? event.data.events.map(({ seq, ...hashes }): [number, typeof hashes] => [seq, hashes])
        : []
    }),
  )
}

async function* readInOrder(
  db: Connection,
  startAt: StartPositions | undefined,
): AsyncGenerator<StoredEvent> {
  let after: PagePosition = { stream: '', seq: 0 }

  while (true) {
    const page = await readPage(db, startAt, after)
    yield* page
    const last = page.at(-1)
    if (!last || page.length < pageSize) {
      return
    }
    after = last
  }
}

type PagePosition = Pick<StoredEvent, 'stream' | 'seq'>

/** Keyset pages in the order of the unique index `events_by_stream`. */
function readPage(
  db: Connection,
  startAt: StartPositions | undefined,
  after: PagePosition,
): Promise<StoredEvent[]> {
  const { id: _, ...columns } = getTableColumns(events)
  const query = db.select(columns).from(events).$dynamic()

  return (startAt ? joinPositions(query, startAt) : query)
    .where(sql`(${events.stream}, ${events.seq}) > (${after.stream}, ${after.seq})`)
    .orderBy(asc(events.stream), asc(events.seq))
    .limit(pageSize)
}

function joinPositions<Query extends PgSelect>(query: Query, startAt: StartPositions) {
  const streams = sql.param([...startAt.keys()])
  const seqs = sql.param([...startAt.values()].map(({ seq }) => seq))

  return query.innerJoin(
    sql`unnest(${streams}::text[], ${seqs}::integer[]) as start(stream, seq)`,
    sql`start.stream = ${events.stream} and start.seq < ${events.seq}`,
  )
}
