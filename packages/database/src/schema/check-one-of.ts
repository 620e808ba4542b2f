import { check } from 'drizzle-orm/pg-core'
import type { PgColumn } from 'drizzle-orm/pg-core'
import { sql } from 'drizzle-orm'

export function checkOneOf(name: string, column: PgColumn, values: readonly string[]) {
  const list = values.map((value) => `'${value.replaceAll("'", "''")}'`).join(', ')

  return check(name, sql`${column} in (${sql.raw(list)})`)
}
