import type { CopyRecipient } from '@countersign/contract/schemas/packets/copies'
import type { CoOwner } from '@countersign/contract/schemas/packets/create-packet'
import { index, integer, jsonb, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core'
import { id, instant } from './columns.ts'
import { users } from './users.ts'

export const properties = pgTable(
  'properties',
  {
    id: id(),
    ownerId: uuid('owner_id')
      .notNull()
      .references(() => users.id),
    name: text('name').notNull(),
    street: text('street').notNull(),
    city: text('city').notNull(),
    state: text('state').notNull(),
    zip: text('zip').notNull(),
    /** Null: unknown. */
    yearBuilt: integer('year_built'),
    /** Beside the member: offered when a packet for it is made. */
    owners: jsonb('owners').$type<CoOwner[]>().notNull().default([]),
    /** Who gets the signed file of each packet without signing. */
    copies: jsonb('copies').$type<CopyRecipient[]>().notNull().default([]),
    createdAt: instant('created_at').notNull(),
    /** Hidden from lists; packets still refer to it. */
    removedAt: instant('removed_at'),
  },
  (table) => [index('properties_by_owner').on(table.ownerId, table.createdAt)],
)

export const units = pgTable(
  'units',
  {
    id: id(),
    propertyId: uuid('property_id')
      .notNull()
      .references(() => properties.id),
    name: text('name').notNull(),
    position: integer('position').notNull(),
    removedAt: instant('removed_at'),
  },
  (table) => [index('units_by_property').on(table.propertyId, table.position)],
)

/** A resident as one owner knows them; one per owner and email. */
export const tenants = pgTable(
  'tenants',
  {
    id: id(),
    ownerId: uuid('owner_id')
      .notNull()
      .references(() => users.id),
    name: text('name').notNull(),
    email: text('email').notNull(),
    /** The email in lower case, to recognize the same person. */
    emailKey: text('email_key').notNull(),
  },
  (table) => [unique('tenants_by_email').on(table.ownerId, table.emailKey)],
)
