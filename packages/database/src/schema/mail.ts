import { mailRoles } from '@countersign/contract/rules/roles'
import type { MailRole } from '@countersign/contract/schemas/roles'
import { sql } from 'drizzle-orm'
import {
  check,
  index,
  integer,
  pgTable,
  primaryKey,
  smallint,
  text,
  unique,
  uuid,
} from 'drizzle-orm/pg-core'
import { id, instant } from './columns.ts'
import { checkOneOf } from './check-one-of.ts'
import { packets } from './packets.ts'
import { users } from './users.ts'

/** The outbox: an email is written in the transaction of the change it is about, and sent by a job. */
export const mails = pgTable(
  'mails',
  {
    id: id(),
    packetId: uuid('packet_id').references(() => packets.id),
    /** Whose business it is, where there is no packet. */
    ownerId: uuid('owner_id'),
    /** `invitation`, `your-turn`, `executed`, ...; with `dedupeKey`, one email of a kind per person. */
    kind: text('kind').notNull(),
    dedupeKey: text('dedupe_key').notNull(),
    role: text('role').$type<MailRole>().notNull(),
    recipientName: text('recipient_name').notNull(),
    recipientEmail: text('recipient_email').notNull(),
    /** Shown as the sender's name; null: the product's own. */
    fromName: text('from_name'),
    replyToName: text('reply_to_name'),
    replyToEmail: text('reply_to_email'),
    /** The Message-ID header, without angle brackets; mails of one packet name its thread. */
    messageId: text('message_id'),
    threadId: text('thread_id'),
    subject: text('subject').notNull(),
    text: text('text').notNull(),
    html: text('html').notNull(),
    createdAt: instant('created_at').notNull(),
    sentAt: instant('sent_at'),
    /** When the mail server rejected it permanently, or when we stopped trying. */
    refusedAt: instant('refused_at'),
    /** When it came back after the mail server had accepted it. */
    bouncedAt: instant('bounced_at'),
    /** What went wrong last: the reply of a mail server, or our own error. */
    failure: text('failure'),
    /** Attempts that failed and may be repeated. */
    attempts: integer('attempts').notNull().default(0),
    nextAttemptAt: instant('next_attempt_at'),
    /** When an operator sent it again; the time for attempts starts anew. */
    resentAt: instant('resent_at'),
  },
  (table) => [
    unique('mails_once').on(table.dedupeKey),
    index('mails_by_time').on(table.createdAt),
    index('mails_by_packet').on(table.packetId),
    index('mails_unsent')
      .on(table.createdAt)
      .where(sql`${table.sentAt} is null and ${table.refusedAt} is null`),
    index('mails_with_body')
      .on(table.createdAt)
      .where(sql`${table.html} <> ''`),
    checkOneOf('mails_role', table.role, mailRoles),
  ],
)

/**
 * At most one row. While it is there, no email is sent and no fee is given back: the database was
 * restored from a backup, and an operator says first what was done since that backup.
 */
export const outboxHolds = pgTable(
  'outbox_holds',
  {
    id: smallint('id').primaryKey().default(1),
    since: instant('since').notNull(),
    backupTakenAt: instant('backup_taken_at').notNull(),
  },
  (table) => [check('outbox_holds_one_row', sql`${table.id} = 1`)],
)

/**
 * Who marked an email as unwanted, and whose emails they get no more of: those of one owner's packets and
 * links, to residents, applicants, or the owner themself.
 */
export const mailStops = pgTable(
  'mail_stops',
  {
    /** In lower case. */
    email: text('email').notNull(),
    ownerId: uuid('owner_id')
      .notNull()
      .references(() => users.id),
    mailId: uuid('mail_id').references(() => mails.id, { onDelete: 'set null' }),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.email, table.ownerId] }),
    index('mail_stops_by_owner').on(table.ownerId),
    index('mail_stops_by_time').on(table.createdAt),
  ],
)

/** Of earlier versions: addresses that get no more email from anybody. In lower case. */
export const suppressedAddresses = pgTable('suppressed_addresses', {
  email: text('email').primaryKey(),
  mailId: uuid('mail_id').references(() => mails.id, { onDelete: 'set null' }),
  createdAt: instant('created_at').notNull(),
})
