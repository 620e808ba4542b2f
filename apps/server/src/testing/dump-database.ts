import { sql } from 'drizzle-orm'
import type { TestApp } from './start-test-app.ts'

/** Every row of every table as text, to look for what should be gone. */
export async function dumpDatabase({ services: { db } }: TestApp): Promise<string> {
  const { rows: tables } = await db.execute<{ name: string }>(
    sql`select tablename as name from pg_tables where schemaname = 'public' order by 1`,
  )
  const texts: string[] = []
  for (const { name } of tables) {
    const { rows } = await db.execute<{ text: string }>(
      sql`select each::text as text from ${sql.identifier(name)} as each`,
    )
    texts.push(...rows.map(({ text }) => `${name}: ${text}`))
  }

  return texts.join('\n')
}
