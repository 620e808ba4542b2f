import type { ReminderPlan } from '@countersign/contract/schemas/packets/reminders'
import type { NoticeAddress } from '@countersign/contract/schemas/properties'
import { sql } from 'drizzle-orm'
import {
  boolean,
  index,
  jsonb,
  pgTable,
  text,
  unique,
  uuid,
  type AnyPgColumn,
} from 'drizzle-orm/pg-core'
import { foldedSql } from '../folded-sql.ts'
import { id, instant } from './columns.ts'

/**
 * Members, as the membership knows them. A row is also the office that the member has founded: company,
 * names, notice address, reminders and the keeping of packets are the office's.
 */
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
    mailOnSignature: boolean('mail_on_signature').notNull().default(true),
    /** Their packets are never deleted by rule or request. */
    keepPackets: boolean('keep_packets').notNull().default(false),
    /** The office that they work in now, if they have joined another one. Null: their own. */
    worksIn: uuid('works_in').references((): AnyPgColumn => users.id),
    /** When who founded this office was removed from it: the row is the office's, and nobody logs in by it. */
    founderLeftAt: instant('founder_left_at'),
    createdAt: instant('created_at').notNull(),
    updatedAt: instant('updated_at').notNull(),
    /** Name and email without case and accents, for the association's staff who searches members. */
    searchText: text('search_text').generatedAlwaysAs(
      foldedSql(sql`(name || ' ' || email)`).inlineParams(),
    ),
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
    userAgent: text('user_agent'),
    /** Of the association’s staff, as the membership said at this login. */
    isStaff: boolean('is_staff').notNull().default(false),
    /** The session at the issuer (`sid`), which ends this one by back-channel logout. */
    issuerSession: text('issuer_session'),
    /** Unused: id tokens were stored as they are. Empty. */
    idToken: text('id_token'),
    /** For the logout at the issuer (`id_token_hint`), encrypted with the token that only the browser has. */
    sealedIdToken: text('sealed_id_token'),
  },
  (table) => [
    index('sessions_by_user').on(table.userId),
    index('sessions_by_age').on(table.createdAt),
    index('sessions_by_issuer_session').on(table.issuerSession),
  ],
)

/** Logout tokens of the issuer that were used: each works once (Back-Channel Logout, 2.6). */
export const usedLogoutTokens = pgTable(
  'used_logout_tokens',
  {
    jtiSha256: text('jti_sha256').primaryKey(),
    expiresAt: instant('expires_at').notNull(),
  },
  (table) => [index('used_logout_tokens_by_expiry').on(table.expiresAt)],
)

/** What the embedded membership remembers: its sessions, codes, grants and tokens. */
export const membershipRecords = pgTable(
  'membership_records',
  {
    /** Its kind and its id. */
    key: text('key').primaryKey(),
    payload: jsonb('payload').$type<Record<string, unknown>>().notNull(),
    uid: text('uid'),
    grantId: text('grant_id'),
    expiresAt: instant('expires_at').notNull(),
  },
  (table) => [
    index('membership_records_by_uid').on(table.uid),
    index('membership_records_by_grant').on(table.grantId),
    index('membership_records_by_expiry').on(table.expiresAt),
  ],
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
