import { residentLanguages } from '@countersign/contract/rules/languages'
import type { ResidentLanguage } from '@countersign/contract/schemas/languages'
import { index, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { checkOneOf } from './check-one-of.ts'
import { instant } from './columns.ts'
import { mails } from './mail.ts'
import { packets } from './packets.ts'

/** The link of each email with a copy of a printed form or of a signed file. Only the SHA-256 of its code is kept. */
export const emailCopies = pgTable(
  'email_copies',
  {
    mailId: uuid('mail_id')
      .primaryKey()
      .references(() => mails.id),
    packetId: uuid('packet_id')
      .notNull()
      .references(() => packets.id),
    language: text('language').$type<ResidentLanguage>().notNull(),
    codeSha256: text('code_sha256').notNull().unique(),
    createdAt: instant('created_at').notNull(),
    linkEndsAt: instant('link_ends_at').notNull(),
    openedAt: instant('opened_at'),
  },
  (table) => [
    index('email_copies_by_packet').on(table.packetId),
    index('email_copies_by_time').on(table.createdAt),
    checkOneOf('email_copies_language', table.language, residentLanguages),
  ],
)
