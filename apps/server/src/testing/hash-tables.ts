import { sql } from 'drizzle-orm'
import type { AppServices } from '../kernel/context.ts'

/** A hash of the rows of each table, to see that nothing has changed. Not of the tables of the job queue. */
export async function hashTables({ db }: AppServices): Promise<Record<string, string>> {
  const { rows } = await db.execute<{ name: string }>(
    sql`select table_name as name from information_schema.tables
      where table_schema = 'public' and table_type = 'BASE TABLE' order by table_name`,
  )
  const hashes: Record<string, string> = {}
  for (const { name } of rows) {
    const { rows: hashed } = await db.execute<{ hash: string }>(
      sql`select coalesce(md5(string_agg(md5(row::text), '' order by md5(row::text))), '') as hash
        from ${sql.identifier(name)} as row`,
    )
    hashes[name] = hashed[0]?.hash ?? ''
  }

  return hashes
}
