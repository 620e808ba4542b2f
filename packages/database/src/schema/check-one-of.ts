import { check } from 'drizzle-orm/pg-core'
import type { PgColumn } from 'drizzle-orm/pg-core'
import { sql } from 'drizzle-orm'

/** Holds a column to the values of a union: the last guard, below the lifecycle table and its verbs. */
export function checkOneOf(name: string, column: PgColumn, values: readonly string[]) {
  const list = values.map((value) => `'${value.replaceAll("'", "''")}'`).join(', ')

  return check(name, sql`${column} in (${sql.raw(list)})`)
}
