import type { RemoteGroup } from '@countersign/signing/adapters/signnow/remote-group'
import { sql } from 'drizzle-orm'
import { index, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { instant } from './columns.ts'
import { envelopes } from './envelopes.ts'

/** What SignNow holds for an envelope, written before and after each call that creates something. */
export const signNowGroups = pgTable(
  'signnow_groups',
  {
    groupId: uuid('group_id')
      .primaryKey()
      .references(() => envelopes.id),
    /** Null until the first sending. */
    body: jsonb('body').$type<RemoteGroup>(),
    vendorGroupId: text('vendor_group_id'),
    /** Who works on it at SignNow, and until when, by the database's clock. */
    lease: uuid('lease'),
    leasedUntil: instant('leased_until'),
    /** When SignNow is asked next; null once nothing can change there. */
    nextReadAt: instant('next_read_at'),
    /** How often it was asked since a signer last opened it. */
    reads: integer('reads').notNull().default(0),
  },
  (table) => [
    index('signnow_groups_by_next_read')
      .on(table.nextReadAt)
      .where(sql`${table.nextReadAt} is not null`),
    index('signnow_groups_by_vendor_id').on(table.vendorGroupId),
    index('signnow_groups_by_content').using('gin', sql`${table.body} jsonb_path_ops`),
  ],
)
