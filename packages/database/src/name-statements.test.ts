import { eq, like, sql } from 'drizzle-orm'
import { Client } from 'pg'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import type * as names from './name-statements.ts'
import type * as databases from './open-database.ts'
import { users } from './schema/index.ts'
import { createTestDatabase, type TestDatabase } from './testing/index.ts'

let database: TestDatabase
let openDatabase: typeof databases.openDatabase
let nameStatements: typeof names.nameStatements
const opened: databases.OpenDatabase[] = []
beforeAll(async () => {
  database = await createTestDatabase()
  // Tests that ran before in this process may have used up the names that there are.
  vi.resetModules()
  ;({ openDatabase } = await import('./open-database.ts'))
  ;({ nameStatements } = await import('./name-statements.ts'))
})
afterAll(async () => {
  await Promise.all(opened.map(({ close }) => close()))
  await database.drop()
})

/** With one connection, so that its prepared statements are those of the test. */
function open(options: { prepared: boolean }): databases.OpenDatabase['db'] {
  const connection = openDatabase(database.url, { ...options, maxConnections: 1 })
  opened.push(connection)

  return connection.db
}

async function readPrepared(db: databases.OpenDatabase['db']): Promise<string[]> {
  const { rows } = await db.execute<{ statement: string }>(
    sql`select statement from pg_prepared_statements order by prepare_time`,
  )
  return rows.map(({ statement }) => statement)
}

test('a statement with parameters is parsed once, and executed with other values afterwards', async () => {
  const db = open({ prepared: true })
  const find = (name: string) => db.select({ id: users.id }).from(users).where(eq(users.name, name))
  await find('Olivia')
  await find('Maria')
  await db.transaction((tx) =>
    tx.select({ id: users.id }).from(users).where(eq(users.name, 'John')),
  )

  expect(await readPrepared(db)).toEqual(['select "id" from "users" where "users"."name" = $1'])
})

test('a statement whose best plan depends on its values is planned each time', async () => {
  const db = open({ prepared: true })
  await db.select({ id: users.id }).from(users).where(like(users.name, 'M%'))
  await db.select({ id: users.id }).from(users).where(eq(users.name, 'Maria')).limit(3)

  expect(await readPrepared(db)).toEqual([])
})

test('jobs are inserted by a statement that is parsed once, although it compares with patterns', async () => {
  const db = open({ prepared: true })
  const jobs = JSON.stringify([{ start: '5 seconds' }])
  const { rows } = await db.execute(
    sql`select start from json_to_recordset(${jobs}::json) as job (start text) where start ~ '^\\d'`,
  )

  expect(rows).toEqual([{ start: '5 seconds' }])
  expect(await readPrepared(db)).toHaveLength(1)
})

test('nothing is prepared where that is switched off', async () => {
  const db = open({ prepared: false })
  await db.select({ id: users.id }).from(users).where(eq(users.name, 'Maria'))

  expect(await readPrepared(db)).toEqual([])
})

test('a plain text is parsed once too, and a text of several statements is executed as it is', async () => {
  const client = new Client({ connectionString: database.url })
  nameStatements(client)
  await client.connect()
  const next = 'with next as (select 1 as id) select id from next'
  await client.query(next, [])
  expect((await client.query(next, [])).rows).toEqual([{ id: 1 }])
  await client.query('select $1::int', [1])
  await client.query('begin; commit', [])

  const { rows } = await client.query('select statement from pg_prepared_statements order by 1')
  await client.end()
  expect(rows).toEqual([{ statement: 'select $1::int' }, { statement: next }])
})

test('a statement that fails can be executed again', async () => {
  const db = open({ prepared: true })
  const divide = (by: number) => db.execute(sql`select 1 / ${by}::int as result`)
  await expect(divide(0)).rejects.toThrow()

  expect((await divide(1)).rows).toEqual([{ result: 1 }])
  const unknown = db.execute(sql`select ${1}::int from no_such_table`)
  await expect(unknown).rejects.toThrow()
  await expect(db.execute(sql`select ${1}::int from no_such_table`)).rejects.toMatchObject({
    cause: { code: '42P01' },
  })
})
