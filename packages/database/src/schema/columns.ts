import { timestamp, uuid } from 'drizzle-orm/pg-core'

/** An instant with its time zone, to the millisecond, read as a `Date`. */
export function instant(name: string) {
  return timestamp(name, { withTimezone: true, precision: 3, mode: 'date' })
}

/** The application creates ids, so that a retry uses the same one. */
export function id() {
  return uuid('id').primaryKey()
}
