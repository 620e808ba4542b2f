import { sql } from 'drizzle-orm'
import { bigint, index, integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { id, instant } from './columns.ts'
import { users } from './users.ts'

/** Unused: servers of the earlier release still count requests here during an update. Unlogged. */
export const rateLimitCounts = pgTable(
  'rate_limit_counts',
  {
    /** The limit and the caller. */
    key: text('key').primaryKey(),
    count: integer('count').notNull(),
    expiresAt: instant('expires_at').notNull(),
  },
  (table) => [index('rate_limit_counts_by_expiry').on(table.expiresAt)],
)

/** Unused: servers of the earlier release still keep the order of uploads here during an update. */
export const uploadTurns = pgTable(
  'upload_turns',
  {
    id: id(),
    /** The order of arrival. */
    position: bigint('position', { mode: 'number' }).generatedAlwaysAsIdentity(),
    ownerId: uuid('owner_id')
      .notNull()
      .references(() => users.id),
    /** The process that has received the file and will read it. */
    server: uuid('server').notNull(),
    startedAt: instant('started_at'),
    endedAt: instant('ended_at'),
    /** By the database's clock. A process that has ended does not renew it. */
    leasedUntil: instant('leased_until').notNull(),
  },
  (table) => [
    // A member's next file waits for the last one, at whichever server that is.
    uniqueIndex('upload_turns_one_of_each_member')
      .on(table.ownerId)
      .where(sql`${table.startedAt} is not null and ${table.endedAt} is null`),
    index('upload_turns_by_owner').on(table.ownerId, table.startedAt),
    index('upload_turns_by_server').on(table.server),
    index('upload_turns_by_lease').on(table.leasedUntil),
  ],
)
