import { packets } from '@countersign/database'
import { sql, type SQL } from 'drizzle-orm'

/**
 * Whether the packet counts as started: a discarded draft does not, and does again when the discard is
 * undone. A draft is hidden in the moment in which it is discarded.
 */
export function isStarted(): SQL {
  return sql`not (${packets.archivedReason} is not distinct from 'canceled'
    and ${packets.putAwayAt} is not null and ${packets.putAwayAt} = ${packets.archivedAt})`
}
