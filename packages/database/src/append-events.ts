import { sql, type SQL } from 'drizzle-orm'

/**
 * An event without the hash of the one before it and its own number, which stand between both parts.
 * Behind a line break, `tail` may have personal values (`PersonalParts`), which are not hashed.
 */
export interface UnchainedEvent {
  stream: string
  head: string
  tail: string
}

/**
 * A call of `append_events`, which chains the events to their streams under a lock that is held until
 * the transaction ends. Events of one stream keep their order.
 */
export function appendEvents(events: readonly UnchainedEvent[]): SQL {
  const sorted = events.toSorted(byStream)
  const texts = (part: keyof UnchainedEvent) =>
    sql`${sql.param(sorted.map((e) => e[part]))}::text[]`

  return sql`append_events(${texts('stream')}, ${texts('head')}, ${texts('tail')})`
}

/** Every transaction takes the locks in the same order, which prevents deadlocks. */
function byStream(one: UnchainedEvent, other: UnchainedEvent): number {
  if (one.stream === other.stream) {
    return 0
  }

  return one.stream < other.stream ? -1 : 1
}
