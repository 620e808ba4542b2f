import { sql } from 'drizzle-orm'
import {
  bigint,
  bigserial,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  unique,
} from 'drizzle-orm/pg-core'
import { instant } from './columns.ts'
import { checkOneOf } from './check-one-of.ts'

/** Personal values of an event: `origin` is network address and browser, `data` is by path in `data`. */
export interface PersonalParts {
  origin?: PersonalPart
  data?: PersonalPart
}

export interface PersonalPart {
  /** Without it, nobody can try values until one has the digest that is in the chain. */
  salt: string
  values: Record<string, unknown>
}

/**
 * Append-only: triggers reject UPDATE, DELETE and TRUNCATE, except that personal values may be erased.
 * Each row has the hash of the previous row in its stream.
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
    /** Of events from before there was `personal`, and so is the next one. */
    ip: text('ip'),
    userAgent: text('user_agent'),
    /** Not hashed: `data` has a salted digest of each part. Null: there are none. */
    personal: jsonb('personal').$type<PersonalParts>(),
    timeZone: text('time_zone'),
    previousHash: text('previous_hash').notNull(),
    hash: text('hash').notNull(),
  },
  (table) => [
    unique('events_by_stream').on(table.stream, table.seq),
    index('events_by_type').on(table.type, table.at),
    index('events_with_address')
      .on(table.at)
      .where(sql`${table.ip} is not null or ${table.personal} ? 'origin'`),
  ],
)

export const chainBreakKinds = ['changed', 'missing', 'out-of-order'] as const
export type ChainBreakKind = (typeof chainBreakKinds)[number]

/**
 * Up to where each stream's chain was found intact, and where it was found broken. The intact
 * position also shows that the last events of a stream were deleted.
 */
export const eventChecks = pgTable(
  'event_checks',
  {
    stream: text('stream').primaryKey(),
    intactSeq: integer('intact_seq').notNull(),
    intactHash: text('intact_hash').notNull(),
    /** When the whole chain was last checked, from its first event. */
    checkedAt: instant('checked_at').notNull(),
    brokenSeq: integer('broken_seq'),
    brokenKind: text('broken_kind').$type<ChainBreakKind>(),
    brokenSince: instant('broken_since'),
  },
  (table) => [
    index('event_checks_by_age').on(table.checkedAt),
    index('event_checks_broken')
      .on(table.brokenSince)
      .where(sql`${table.brokenSince} is not null`),
    checkOneOf('event_checks_kind', table.brokenKind, chainBreakKinds),
  ],
)

/** One row: how far the job that checks new events has come, in the order of their ids. */
export const eventCheckProgress = pgTable(
  'event_check_progress',
  {
    id: integer('id').primaryKey().default(1),
    checkedUpTo: bigint('checked_up_to', { mode: 'number' }).notNull(),
  },
  (table) => [check('event_check_progress_one_row', sql`${table.id} = 1`)],
)
