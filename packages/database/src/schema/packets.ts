import { executedOnValues, packetStatuses } from '@countersign/contract/rules/packet-lifecycle'
import { inviteRoles } from '@countersign/contract/rules/roles'
import {
  ArchiveReason,
  type ExecutedOn,
  type PacketGroup,
  type PacketStatus,
} from '@countersign/contract/schemas/packets/packet-status'
import type { PrintSize } from '@countersign/contract/schemas/forms/print-size'
import type { NegotiationLanguage } from '@countersign/contract/schemas/languages'
import type { CopyRecipient } from '@countersign/contract/schemas/packets/copies'
import type { ReminderPlan } from '@countersign/contract/schemas/packets/reminders'
import type { PropertyAddress } from '@countersign/contract/schemas/properties'
import type { UsState } from '@countersign/contract/schemas/shapes'
import { sql } from 'drizzle-orm'
import {
  bigserial,
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  unique,
  uuid,
  type AnyPgColumn,
} from 'drizzle-orm/pg-core'
import { id, instant } from './columns.ts'
import { checkOneOf } from './check-one-of.ts'
import { properties, tenants, units } from './properties.ts'
import { users } from './users.ts'

/** In the order of the lifecycle: `when 'CREATED' then 0 … else 6`. */
const statusOrders = packetStatuses
  .map((status, order) =>
    order < packetStatuses.length - 1 ? `when '${status}' then ${order}` : `else ${order}`,
  )
  .join(' ')

export interface PacketDocument {
  formId: string
  title: string
  edition: string
  order: number
}

/** A legal form packet. Property, unit and people are copied as they were when it was created. */
export const packets = pgTable(
  'packets',
  {
    id: id(),
    ownerId: uuid('owner_id')
      .notNull()
      .references(() => users.id),
    /** The newest packet has the highest number: the order of lists, and their cursor. */
    number: bigserial('number', { mode: 'number' }).notNull(),
    name: text('name').notNull(),
    /** For printing only: not signed online, no fee, no seal. */
    printOnly: boolean('print_only').notNull().default(false),
    /** Changed only as the lifecycle table allows, by a conditional update. */
    status: text('status').$type<PacketStatus>().notNull(),
    statusSince: instant('status_since').notNull(),
    documentGroupId: text('document_group_id').notNull().unique(),
    propertyId: uuid('property_id')
      .notNull()
      .references(() => properties.id),
    unitId: uuid('unit_id')
      .notNull()
      .references(() => units.id),
    propertyName: text('property_name').notNull(),
    address: jsonb('address').$type<PropertyAddress>().notNull(),
    unitName: text('unit_name').notNull(),
    /** The state in which the home is now, if the owner has changed it since; null if it is that of `address`. */
    homeState: text('home_state').$type<UsState>(),
    /** As the forms name the owner: a person, or a company ("DBA"). */
    initiatorName: text('initiator_name').notNull(),
    /** The person who makes and signs the packet. Null only in packets of earlier releases. */
    signerName: text('signer_name'),
    initiatorEmail: text('initiator_email').notNull(),
    documents: jsonb('documents').$type<PacketDocument[]>().notNull(),
    categories: text('categories').array().notNull(),
    /** Who made it, where that is not who founded the office. */
    createdBy: uuid('created_by').references(() => users.id),
    /** Who signs it for the owner (LLSign), where that is not who founded the office. */
    signerId: uuid('signer_id').references(() => users.id),
    /** The client's idempotency key, or one derived from the body. */
    requestKey: text('request_key').notNull(),
    /** SHA-256 of the request's body, to recognize a repeated click. */
    requestSha256: text('request_sha256').notNull(),
    /** Search text without case and accents: name, people, address, unit, forms, ids. */
    searchText: text('search_text').notNull(),
    /** Sort keys without case and accents; numbers are padded, so that 2 comes before 10. */
    sortName: text('sort_name').notNull().default(''),
    sortResident: text('sort_resident').notNull().default(''),
    sortAddress: text('sort_address').notNull().default(''),
    createdAt: instant('created_at').notNull(),
    /** When the owner signed; the file is created between then and `executionDate`. */
    ownerSignedAt: instant('owner_signed_at'),
    executionDate: instant('execution_date'),
    /** Both were of servers before 0.4.0: only one of them created the file at a time. */
    sealingLease: uuid('sealing_lease'),
    sealingLeasedUntil: instant('sealing_leased_until'),
    /** Why the last attempt to create the file failed, as shown to the owner. */
    sealingProblem: text('sealing_problem'),
    archivedReason: text('archived_reason').$type<ArchiveReason>(),
    archivedWords: text('archived_words'),
    archivedAt: instant('archived_at'),
    /** A draft that was ended before anybody saw it. Its reason is `canceled`. */
    discarded: boolean('discarded').notNull().default(false),
    /** Hidden from the dashboard by the owner; independent of the status. */
    hiddenAt: instant('put_away_at'),
    /** When the first signer had signed: from then on the answers can no longer change. */
    firstSignedAt: instant('first_signed_at'),
    /** Names of co-owners whose turn it is: the packet waits for them, and not for the initiator. */
    ownersWaiting: text('owners_waiting').array().notNull().default([]),
    /** The packet that this one replaces. A packet is revised once: the unique index decides a race. */
    revisionOf: uuid('revision_of').references((): AnyPgColumn => packets.id),
    linkDays: integer('link_days').notNull().default(30),
    reminderPlan: jsonb('reminder_plan').$type<ReminderPlan>(),
    /** The owner's message to the residents, in plain text. */
    message: text('message'),
    /** Who gets the signed file without signing. */
    copies: jsonb('copies').$type<CopyRecipient[]>().notNull().default([]),
    /** What the owner answered for a home in California (Cal. Civ. Code 1632). */
    negotiatedIn: text('negotiated_in').$type<NegotiationLanguage>(),
    /** Null: standard. */
    printSize: text('print_size').$type<PrintSize>(),
    executedOn: text('executed_on').$type<ExecutedOn>().notNull().default('online'),
    /** Set by a trigger, `set_list_group`, whatever is written. */
    listGroup: text('list_group').$type<PacketGroup>().notNull().default('needs-you'),
    isHidden: boolean('is_put_away')
      .notNull()
      .generatedAlwaysAs(sql`put_away_at is not null`),
    statusOrder: smallint('status_order')
      .notNull()
      .generatedAlwaysAs(sql`case status ${sql.raw(statusOrders)} end`),
    /** Not executed comes first, as long ago: a null could be in no cursor. */
    sortExecuted: instant('sort_executed')
      .notNull()
      .generatedAlwaysAs(sql`coalesce(execution_date, timestamptz '1970-01-01 00:00:00+00')`),
    /** Incremented by every visible change; the ETag of a status poll. */
    version: integer('version').notNull().default(1),
  },
  (table) => [
    unique('packets_by_request').on(table.ownerId, table.requestKey),
    index('packets_by_owner').on(table.ownerId, table.number),
    ...listIndexes(table),
    unique('packets_by_revision').on(table.revisionOf),
    index('packets_of_property').on(table.ownerId, table.propertyId, table.createdAt, table.number),
    index('packets_by_unit').on(table.unitId, table.number),
    index('packets_by_body').on(table.ownerId, table.requestSha256, table.createdAt),
    index('packets_by_text').using('gin', sql`${table.searchText} gin_trgm_ops`),
    index('packets_by_form').using('gin', sql`${table.documents} jsonb_path_ops`),
    index('packets_by_category').using('gin', table.categories),
    index('packets_unsealed')
      .on(table.ownerSignedAt)
      .where(
        sql`${table.ownerSignedAt} is not null and ${table.executionDate} is null and ${table.status} = 'AWAITING_LANDLORD_SIGNATURE'`,
      ),
    checkOneOf('packets_status', table.status, packetStatuses),
    checkOneOf('packets_executed_on', table.executedOn, executedOnValues),
    checkOneOf('packets_archived_reason', table.archivedReason, ArchiveReason.options),
    check(
      'packets_archived_says_why',
      sql`${table.status} <> 'ARCHIVED' or (${table.archivedReason} is not null and ${table.archivedAt} is not null)`,
    ),
    check(
      'packets_executed_says_when',
      sql`${table.status} <> 'FULLY_EXECUTED' or ${table.executionDate} is not null`,
    ),
  ],
)

type PacketColumn =
  | 'ownerId'
  | 'isHidden'
  | 'listGroup'
  | 'statusOrder'
  | 'createdAt'
  | 'number'
  | 'sortName'
  | 'sortResident'
  | 'sortAddress'
  | 'sortExecuted'

/**
 * One index for each order of the dashboard, so that a page of a million packets is read without
 * sorting. Groups and statuses have their own: they depend on age, so skipping others could mean
 * reading almost all.
 */
function listIndexes(table: Record<PacketColumn, AnyPgColumn>) {
  const { ownerId, isHidden, listGroup, statusOrder, createdAt, sortExecuted, number } = table

  return [
    index('packets_by_created').on(ownerId, isHidden, createdAt, number),
    index('packets_by_name').on(ownerId, isHidden, table.sortName, number),
    index('packets_by_resident').on(ownerId, isHidden, table.sortResident, number),
    index('packets_by_address').on(ownerId, isHidden, table.sortAddress, number),
    index('packets_by_executed').on(ownerId, isHidden, sortExecuted, number),
    index('packets_by_status_order').on(ownerId, isHidden, statusOrder, createdAt, number),
    index('packets_by_list_group').on(ownerId, isHidden, listGroup, createdAt, number),
    index('packets_by_group_executed').on(ownerId, isHidden, listGroup, sortExecuted, number),
  ]
}

/** The residents of a packet, in order: TT1 is at position 0. */
export const packetTenants = pgTable(
  'packet_tenants',
  {
    packetId: uuid('packet_id')
      .notNull()
      .references(() => packets.id),
    position: integer('position').notNull(),
    tenantId: uuid('tenant_id')
      .notNull()
      .references(() => tenants.id),
    firstName: text('first_name').notNull(),
    lastName: text('last_name').notNull(),
    email: text('email').notNull(),
    phone: text('phone').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.packetId, table.position] }),
    index('packet_tenants_by_tenant').on(table.tenantId, table.packetId),
  ],
)

/** Whose file it is: everyone's, or one signer's if there are private copies. */
const fileAudiences = ['everyone', ...inviteRoles] as const
export type FileAudience = (typeof fileAudiences)[number]

/**
 * The executed files, or the unsealed file of a packet for printing. The bytes are in the file store
 * under their SHA-256.
 */
export const executedFiles = pgTable(
  'executed_files',
  {
    packetId: uuid('packet_id')
      .notNull()
      .references(() => packets.id),
    audience: text('audience').$type<FileAudience>().notNull().default('everyone'),
    sha256: text('sha256').notNull(),
    bytes: integer('bytes').notNull(),
    pages: integer('pages').notNull(),
    /** For files to print: when it was created. */
    sealedAt: instant('sealed_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.packetId, table.audience] }),
    index('executed_files_by_file').on(table.sha256),
    checkOneOf('executed_files_audience', table.audience, fileAudiences),
  ],
)
