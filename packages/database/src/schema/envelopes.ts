import type { Role } from '@countersign/answers/field'
import type { Envelope, FileAudience, StoredUnsealedFile } from '@countersign/signing/envelope'
import {
  readStoredEnvelope,
  toStoredEnvelope,
  type StoredEnvelope,
} from '@countersign/signing/stored-envelope'
import { sql, type SQL } from 'drizzle-orm'
import {
  boolean,
  customType,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uuid,
  type AnyPgColumn,
} from 'drizzle-orm/pg-core'
import { instant } from './columns.ts'
import { sessions } from './users.ts'

const envelopeBody = customType<{ data: Envelope; driverData: StoredEnvelope }>({
  dataType: () => 'jsonb',
  fromDriver: readStoredEnvelope,
  toDriver: toStoredEnvelope,
})

/** The embedded engine's envelopes as JSON. Locking the row locks the envelope. */
export const envelopes = pgTable(
  'envelopes',
  {
    id: uuid('id').primaryKey(),
    requestId: text('request_id').notNull().unique(),
    state: text('state').notNull(),
    version: integer('version').notNull().default(1),
    body: envelopeBody('body').notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    index('envelopes_by_scan').on(scanSha256(table)),
    index('envelopes_created')
      .on(table.createdAt)
      .where(sql`${table.state} = 'created'`),
  ],
)

/** The stored scan of a packet that was finished on paper. A query must use this exact expression, or the index is not used. */
export function scanSha256({ body }: Record<'body', AnyPgColumn>): SQL {
  return sql`(${body} -> 'paper' ->> 'scanSha256')`
}

/** Files that people still sign, a row for each revision that was stored. The newest one counts. */
export const unsealedFiles = pgTable(
  'unsealed_files',
  {
    envelopeId: uuid('envelope_id')
      .notNull()
      .references(() => envelopes.id, { onDelete: 'cascade' }),
    audience: text('audience').$type<FileAudience>().notNull(),
    /** From 1. */
    number: integer('number').notNull(),
    sha256: text('sha256').notNull(),
    file: jsonb('file').$type<StoredUnsealedFile>().notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.envelopeId, table.audience, table.number] }),
    index('unsealed_files_by_file').on(table.sha256),
    index('unsealed_files_created').on(table.createdAt),
  ],
)

/** Signing sessions. Only the SHA-256 of a token is stored. */
export const roomSessions = pgTable(
  'room_sessions',
  {
    tokenSha256: text('token_sha256').primaryKey(),
    envelopeId: uuid('envelope_id')
      .notNull()
      .references(() => envelopes.id),
    role: text('role').$type<Role>().notNull(),
    returnUrl: text('return_url').notNull(),
    expiresAt: instant('expires_at').notNull(),
    /** When the same person opened a newer session. */
    superseded: boolean('superseded').notNull().default(false),
    /** The member's session that opened it, and with which it ends. Residents have none. */
    openedBy: uuid('opened_by').references(() => sessions.id, { onDelete: 'cascade' }),
  },
  (table) => [
    index('room_sessions_by_expiry').on(table.expiresAt),
    index('room_sessions_by_person').on(table.envelopeId, table.role),
    index('room_sessions_by_opener').on(table.openedBy),
  ],
)
