import { timestamp, uuid } from 'drizzle-orm/pg-core'

/** Every instant is kept with its zone, in milliseconds, and read as a `Date`. */
export function instant(name: string) {
  return timestamp(name, { withTimezone: true, precision: 3, mode: 'date' })
}

/** Ids come from the application's own source of ids, so that a retry can name what it made. */
export function id() {
  return uuid('id').primaryKey()
}
