import { residentLanguages } from '@countersign/contract/rules/languages'
import type { ResidentLanguage } from '@countersign/contract/schemas/languages'
import { sql } from 'drizzle-orm'
import {
  boolean,
  index,
  integer,
  pgTable,
  text,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { checkOneOf } from './check-one-of.ts'
import { id, instant } from './columns.ts'
import { packets } from './packets.ts'
import { properties, units } from './properties.ts'
import { users } from './users.ts'

/** A link by which applicants begin themselves. The unique indexes decide the race of two new ones. */
export const applicationLinks = pgTable(
  'application_links',
  {
    id: id(),
    ownerId: uuid('owner_id')
      .notNull()
      .references(() => users.id),
    propertyId: uuid('property_id')
      .notNull()
      .references(() => properties.id),
    /** Null: the property. */
    unitId: uuid('unit_id').references(() => units.id),
    /** As it is: the owner's page shows the link, and it leads to nothing but the address of the home. */
    code: text('code').notNull().unique(),
    createdAt: instant('created_at').notNull(),
    endedAt: instant('ended_at'),
  },
  (table) => [
    uniqueIndex('application_links_one_of_property')
      .on(table.propertyId)
      .where(sql`${table.endedAt} is null and ${table.unitId} is null`),
    uniqueIndex('application_links_one_of_unit')
      .on(table.unitId)
      .where(sql`${table.endedAt} is null`),
    index('application_links_by_property').on(table.propertyId),
    index('application_links_by_owner').on(table.ownerId),
  ],
)

/** Somebody who asks to apply for a home. The owner sees it once the email address is confirmed. */
export const applicationRequests = pgTable(
  'application_requests',
  {
    id: id(),
    linkId: uuid('link_id')
      .notNull()
      .references(() => applicationLinks.id),
    firstName: text('first_name').notNull(),
    lastName: text('last_name').notNull(),
    email: text('email').notNull(),
    /** The email in lower case, to recognize the same person. */
    emailKey: text('email_key').notNull(),
    /** E.164. */
    phone: text('phone'),
    message: text('message'),
    language: text('language').$type<ResidentLanguage>().notNull(),
    createdAt: instant('created_at').notNull(),
    /** SHA-256 of the code in the last email that asks to confirm the address. */
    confirmCodeSha256: text('confirm_code_sha256').notNull().unique(),
    /** Of the codes in the emails before: whoever asks twice may open the first one. */
    earlierCodesSha256: text('earlier_codes_sha256').array().notNull().default([]),
    confirmSentAt: instant('confirm_sent_at').notNull(),
    /** How many such emails there were. */
    confirmMails: integer('confirm_mails').notNull().default(1),
    confirmedAt: instant('confirmed_at'),
    /** Where it came from, an IPv4 address or an IPv6 /64, until it is confirmed. */
    network: text('network'),
    /** Whether others of this network waited for their confirmation: it stands behind first ones. */
    isLater: boolean('is_later').notNull().default(false),
    /** When we stopped to ask for a confirmation: such emails came back or were complained about. */
    stoppedAt: instant('stopped_at'),
    removedAt: instant('removed_at'),
    /** The packet that was started last for it. */
    packetId: uuid('packet_id').references(() => packets.id),
  },
  (table) => [
    unique('application_requests_once').on(table.linkId, table.emailKey),
    index('application_requests_by_email').on(table.emailKey),
    index('application_requests_by_earlier_code').using('gin', table.earlierCodesSha256),
    index('application_requests_by_time').on(table.createdAt),
    index('application_requests_by_packet').on(table.packetId),
    checkOneOf('application_requests_language', table.language, residentLanguages),
  ],
)
