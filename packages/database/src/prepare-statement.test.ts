import { eq, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { openDatabase } from './open-database.ts'
import { prepareStatement } from './prepare-statement.ts'
import { users } from './schema/index.ts'
import { createTestDatabase } from './testing/index.ts'

const userByName = prepareStatement('user_by_name', (db) =>
  db
    .select({ id: users.id })
    .from(users)
    .where(eq(users.name, sql.placeholder('name'))),
)

test.each([
  ['stays prepared in its connection', false, ['user_by_name']],
  ['is prepared nowhere behind a pooler', true, []],
])('a statement %s, in a transaction and outside', async (_what, isPooled, expected) => {
  const database = await createTestDatabase()
  const { db, close } = openDatabase(database.url, { maxConnections: 1, isPooled })
  for (const name of ['Maria', 'José']) {
    expect(await userByName(db).execute({ name })).toEqual([])
    expect(await db.transaction((tx) => userByName(tx).execute({ name }))).toEqual([])
  }

  const { rows } = await db.execute(sql`select name from pg_prepared_statements`)
  expect(rows.map(({ name }) => name)).toEqual(expected)
  await close()
  await database.drop()
})
