import { index, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { id, instant } from './columns.ts'
import { users } from './users.ts'

/** The newest support number of a member, who reads it out to the association's staff. */
export const supportNumbers = pgTable(
  'support_numbers',
  {
    userId: uuid('user_id')
      .primaryKey()
      .references(() => users.id),
    /** The office in which they worked then: the number opens no other one. */
    officeId: uuid('office_id')
      .notNull()
      .references(() => users.id),
    salt: text('salt').notNull(),
    /** A slow hash: to try a million numbers takes longer than one holds. */
    numberScrypt: text('number_scrypt').notNull(),
    expiresAt: instant('expires_at').notNull(),
  },
  (table) => [index('support_numbers_by_expiry').on(table.expiresAt)],
)

/** A support number that somebody of the staff has entered. */
export const supportTries = pgTable(
  'support_tries',
  {
    id: id(),
    staffId: uuid('staff_id')
      .notNull()
      .references(() => users.id),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id),
    /** The office whose histories it opened; null: the number was wrong. */
    officeId: uuid('office_id').references(() => users.id),
    triedAt: instant('tried_at').notNull(),
  },
  (table) => [
    index('support_tries_by_staff').on(table.staffId, table.triedAt),
    index('support_tries_by_time').on(table.triedAt),
  ],
)
