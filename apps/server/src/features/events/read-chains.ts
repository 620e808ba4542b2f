import { events, type Connection } from '@countersign/database'
import { asc, getTableColumns, sql } from 'drizzle-orm'
import type { PgSelect } from 'drizzle-orm/pg-core'
import {
  chainStart,
  followChain,
  type ChainPosition,
  type CheckedChain,
  type StoredEvent,
} from '../../kernel/events/event-chain.ts'

const pageSize = 2000

export interface StreamChain extends CheckedChain {
  stream: string
  /** How many events were looked at. */
  events: number
}

/** After which position of which stream to begin. */
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

  for await (const event of readInOrder(db, startAt)) {
    if (chain?.stream !== event.stream) {
      if (chain) {
        yield chain
      }
      chain = { stream: event.stream, events: 0, end: startAt?.get(event.stream) ?? chainStart }
    }
    chain = { ...chain, ...followChain(chain, event), events: chain.events + 1 }
  }
  if (chain) {
    yield chain
  }
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
