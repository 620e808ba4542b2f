import { index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { instant } from './columns.ts'

/** Unused and empty: servers of 0.2.0 still delete from it during an update. Unlogged. */
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
