import type { NoticeAddress, ReminderPlan } from '@countersign/contract'
import { boolean, index, jsonb, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core'
import { id, instant } from './columns.ts'

/** Members, as the membership knows them. */
export const users = pgTable(
  'users',
  {
    id: id(),
    /** OpenID Connect issuer and subject: the identity, which does not change with name or email. */
    issuer: text('issuer').notNull(),
    subject: text('subject').notNull(),
    name: text('name').notNull(),
    email: text('email').notNull(),
    /** E.164. */
    phone: text('phone'),
    /** Where legal notices to the owner are sent, printed on forms. */
    noticeAddress: jsonb('notice_address').$type<NoticeAddress>(),
    companyName: text('company_name'),
    /** Other names under which the owner rents out ("DBA"). */
    dbaNames: text('dba_names').array().notNull().default([]),
    /** Null: the product's default. */
    reminderPlan: jsonb('reminder_plan').$type<ReminderPlan>(),
    /** Mail the owner each time a resident has signed. */
    mailOnSignature: boolean('mail_on_signature').notNull().default(true),
    createdAt: instant('created_at').notNull(),
    updatedAt: instant('updated_at').notNull(),
  },
  (table) => [unique('users_membership').on(table.issuer, table.subject)],
)

/** A member's session. Only the browser has the token. */
export const sessions = pgTable(
  'sessions',
  {
    id: id(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id),
    tokenSha256: text('token_sha256').notNull().unique(),
    createdAt: instant('created_at').notNull(),
    lastSeenAt: instant('last_seen_at').notNull(),
    endedAt: instant('ended_at'),
  },
  (table) => [index('sessions_by_user').on(table.userId)],
)

/** A login in progress: what the callback must match (state, nonce, PKCE). */
export const loginAttempts = pgTable(
  'login_attempts',
  {
    stateSha256: text('state_sha256').primaryKey(),
    /** Cookie of the browser that started the login; the callback must come from it. */
    browserSha256: text('browser_sha256').notNull(),
    codeVerifier: text('code_verifier').notNull(),
    nonce: text('nonce').notNull(),
    expiresAt: instant('expires_at').notNull(),
  },
  (table) => [index('login_attempts_by_expiry').on(table.expiresAt)],
)
