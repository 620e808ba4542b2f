import { readFileSync } from 'node:fs'
import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { startTestApp } from '../../testing/index.ts'
import { personalColumns } from './personal-columns.ts'

test('every text and JSON column says whether it is personal, and when it goes', async () => {
  const server = await startTestApp()
  const { rows } = await server.services.db.execute<{ name: string }>(sql`
    select table_name || '.' || column_name as name from information_schema.columns
    where table_schema = 'public' and data_type in ('text', 'json', 'jsonb', 'ARRAY', 'character varying')`)
  await server.stop()

  const listed = Object.entries(personalColumns).flatMap(([table, { personal, other }]) =>
    [...personal, ...other].map((column) => `${table}.${column}`),
  )
  expect(listed.toSorted()).toEqual(rows.map(({ name }) => name).sort())
})

test('database.md lists what is personal', () => {
  const doc = readFileSync(
    new URL('../../../../../docs/operations/database.md', import.meta.url),
    'utf8',
  ).replace(/ +/g, ' ')
  for (const [table, { personal, goes }] of Object.entries(personalColumns)) {
    if (personal.length > 0) {
      const columns = personal.map((column) => `\`${column}\``).join(', ')
      expect(doc).toContain(`| \`${table}\` | ${columns} | ${goes} |`)
    }
  }
})
