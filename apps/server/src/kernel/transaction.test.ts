import { createTestDatabase, type TestDatabase } from '@countersign/database/testing'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { Context } from './context.ts'
import { beforeCommit, inTransaction } from './transaction.ts'

let database: TestDatabase
let ctx: Context
beforeAll(async () => {
  database = await createTestDatabase()
  const bare: unknown = { db: database.db }
  // eslint-disable-next-line @typescript-eslint/consistent-type-assertions
  ctx = bare as Context
  await database.db.execute(sql`create table notes (text text primary key)`)
})
beforeEach(async () => {
  await database.db.execute(sql`delete from notes`)
})
afterAll(() => database.drop())

const insert = ({ db }: Pick<Context, 'db'>, text: string) =>
  db.execute(sql`insert into notes values (${text})`)

async function readNotes(): Promise<string[]> {
  const { rows } = await database.db.execute<{ text: string }>(
    sql`select text from notes order by text`,
  )
  return rows.map(({ text }) => text)
}

test('a last statement that fails undoes all of a transaction', async () => {
  const failing = inTransaction(ctx, async (tx) => {
    await insert(tx, 'one')
    beforeCommit(tx.db, () => insert(tx, 'one'))
  })

  await expect(failing).rejects.toMatchObject({ cause: { code: '23505' } })
  expect(await readNotes()).toEqual([])
})

test('the last statement of a transaction is a part of it', async () => {
  await inTransaction(ctx, async (tx) => {
    beforeCommit(tx.db, () => insert(tx, 'last'))
    await insert(tx, 'first')
    expect(await readNotes()).toEqual([])
  })

  expect(await readNotes()).toEqual(['first', 'last'])
})
