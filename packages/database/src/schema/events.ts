import { bigserial, index, integer, jsonb, pgTable, text, unique } from 'drizzle-orm/pg-core'
import { instant } from './columns.ts'

/**
 * What has happened, append-only: the database itself refuses UPDATE, DELETE and TRUNCATE.
 * Each row carries the hash of the stream's row before it.
 */
export const events = pgTable(
  'events',
  {
    id: bigserial('id', { mode: 'number' }).primaryKey(),
    /** One hash chain each: `group:<document group id>`, `user:<id>`. */
    stream: text('stream').notNull(),
    /** 1, 2, 3... within the stream. */
    seq: integer('seq').notNull(),
    type: text('type').notNull(),
    /** `member:<id>`, `resident:TT1`, `visitor`, `system`. */
    actor: text('actor').notNull(),
    at: instant('at').notNull(),
    data: jsonb('data').$type<object>().notNull(),
    ip: text('ip'),
    userAgent: text('user_agent'),
    timeZone: text('time_zone'),
    previousHash: text('previous_hash').notNull(),
    hash: text('hash').notNull(),
  },
  (table) => [
    unique('events_by_stream').on(table.stream, table.seq),
    index('events_by_type').on(table.type, table.at),
  ],
)
