import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { openDatabase } from './open-database.ts'
import { createTestDatabase, type TestDatabase } from './testing/index.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await createTestDatabase()
})
afterAll(() => database.drop())

test('statements by key stay prepared on a connection, lists and those through a pooler do not', async () => {
  expect(await listPrepared({ prepares: true })).toEqual(['select $1::int as key'])
  expect(await listPrepared({})).toEqual([])
})

test('statements that are asked for at once are sent in one write, in their order', async () => {
  const { pool, close } = openDatabase(database.url, { prepares: true })
  const client = await pool.connect()
  const write = vi.spyOn(client.connection.stream, '_writev')
  const answers = await Promise.all([
    client.query('select pg_sleep(0.01), 1 as number'),
    client.query({ text: 'select $1::int as number', values: [2] }),
  ])
  client.release()
  await close()

  expect(answers.flatMap(({ rows }) => rows)).toMatchObject([{ number: 1 }, { number: 2 }])
  expect(write).toHaveBeenCalledTimes(1)
})

async function listPrepared(options: { prepares?: boolean }): Promise<string[]> {
  const { db, close } = openDatabase(database.url, { maxConnections: 1, ...options })
  for (const key of [1, 2]) {
    await db.execute(sql`select ${key}::int as key`)
    await db.execute(sql`select ${key}::int as key order by key`)
  }
  const { rows } = await db.execute<{ statement: string }>(
    sql`select statement from pg_prepared_statements`,
  )
  await close()
  return rows.map(({ statement }) => statement)
}
