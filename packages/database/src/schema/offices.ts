import { officeRoles } from '@countersign/contract/rules/offices'
import type { OfficeRole } from '@countersign/contract/schemas/offices'
import { index, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { checkOneOf } from './check-one-of.ts'
import { id, instant } from './columns.ts'
import { users } from './users.ts'

/**
 * Who has joined an office of somebody else. An office has the id of the user who founded it, who is a
 * manager without a row here.
 */
export const officePeople = pgTable(
  'office_people',
  {
    officeId: uuid('office_id')
      .notNull()
      .references(() => users.id),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id),
    role: text('role').$type<OfficeRole>().notNull(),
    /** The properties that they work with; null: all. */
    homeIds: uuid('home_ids').array(),
    invitedBy: uuid('invited_by')
      .notNull()
      .references(() => users.id),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.officeId, table.userId] }),
    index('office_people_by_user').on(table.userId),
    checkOneOf('office_people_role', table.role, officeRoles),
  ],
)

/** A link by which one person joins an office. */
export const officeInvitations = pgTable(
  'office_invitations',
  {
    id: id(),
    officeId: uuid('office_id')
      .notNull()
      .references(() => users.id),
    codeSha256: text('code_sha256').notNull().unique(),
    email: text('email').notNull(),
    role: text('role').$type<OfficeRole>().notNull(),
    homeIds: uuid('home_ids').array(),
    invitedBy: uuid('invited_by')
      .notNull()
      .references(() => users.id),
    createdAt: instant('created_at').notNull(),
    expiresAt: instant('expires_at').notNull(),
    acceptedAt: instant('accepted_at'),
    acceptedBy: uuid('accepted_by').references(() => users.id),
    withdrawnAt: instant('withdrawn_at'),
  },
  (table) => [
    index('office_invitations_by_office').on(table.officeId),
    index('office_invitations_by_time').on(table.createdAt),
    checkOneOf('office_invitations_role', table.role, officeRoles),
  ],
)
