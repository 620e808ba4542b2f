import { index, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { instant } from './columns.ts'
import { users } from './users.ts'

/** What was created for an Idempotency-Key, so that the same request creates it once. */
export const createRequests = pgTable(
  'create_requests',
  {
    ownerId: uuid('owner_id')
      .notNull()
      .references(() => users.id),
    /** With the kind in front: `property:…`. */
    key: text('key').notNull(),
    requestSha256: text('request_sha256').notNull(),
    resultId: uuid('result_id').notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.ownerId, table.key] }),
    index('create_requests_by_age').on(table.createdAt),
  ],
)
