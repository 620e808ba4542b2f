import { createTestDatabase, type TestDatabase } from '@countersign/database/testing'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { Context } from './context.ts'
import { beforeCommit, inTransaction, onCommit, sendWithoutWaiting } from './transaction.ts'

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

/** Sent when it is awaited or executed. */
const insert = ({ db }: Pick<Context, 'db'>, text: string) =>
  db.execute(sql`insert into notes values (${text})`)

async function readNotes(): Promise<string[]> {
  const { rows } = await database.db.execute<{ text: string }>(
    sql`select text from notes order by text`,
  )
  return rows.map(({ text }) => text)
}

const duplicate = { cause: { code: '23505' } }

test('a statement that nobody waited for undoes the transaction with its own error, not with what follows from it', async () => {
  const failing = inTransaction(ctx, async (tx) => {
    await insert(tx, 'one')
    await sendWithoutWaiting(tx, insert(tx, 'one'))
    await insert(tx, 'two')
  })

  await expect(failing).rejects.toMatchObject(duplicate)
  expect(await readNotes()).toEqual([])
})

test('the last statement of a transaction is waited for, so that nothing counts as saved that is not', async () => {
  const committed: string[] = []
  const failing = inTransaction(ctx, async (tx) => {
    onCommit(tx, () => committed.push('committed'))
    await insert(tx, 'one')
    await sendWithoutWaiting(tx, insert(tx, 'one'))
  })

  await expect(failing).rejects.toMatchObject(duplicate)
  expect(committed).toEqual([])
  expect(await readNotes()).toEqual([])
})

test('what is sent last is sent before the rollback, also if something beside it fails first', async () => {
  const late = Promise.withResolvers<undefined>()
  const failing = inTransaction(ctx, async (tx) => {
    await insert(tx, 'one')
    beforeCommit(tx.db, async () => void (await insert(tx, 'one')))
    beforeCommit(tx.db, async () => {
      await database.db.execute(sql`select pg_sleep(0.05)`)
      await insert(tx, 'late')
        .execute()
        .catch(() => undefined)
      late.resolve(undefined)
    })
  })

  await expect(failing).rejects.toMatchObject(duplicate)
  await late.promise
  expect(await readNotes()).toEqual([])
})

test('what the end of a transaction adds to its end is a part of it, too', async () => {
  await inTransaction(ctx, async (tx) => {
    beforeCommit(tx.db, async () => {
      await insert(tx, 'one')
      beforeCommit(tx.db, async () => void (await insert(tx, 'two')))
    })
  })

  expect(await readNotes()).toEqual(['one', 'two'])
})

test('outside of a transaction, and in one that succeeds, the statement is saved', async () => {
  await sendWithoutWaiting(ctx, insert(ctx, 'alone'))
  expect(await readNotes()).toEqual(['alone'])

  await inTransaction(ctx, async (tx) => {
    await sendWithoutWaiting(tx, insert(tx, 'one'))
    await sendWithoutWaiting(tx, insert(tx, 'two'))
  })
  expect(await readNotes()).toEqual(['alone', 'one', 'two'])
})

test('a transaction goes on while the answer to such a statement is still to come', async () => {
  const steps: string[] = []
  await inTransaction(ctx, async (blocking) => {
    await insert(blocking, 'one')
    const other = inTransaction(ctx, async (tx) => {
      // Waits until the other transaction is over.
      await sendWithoutWaiting(tx, insert(tx, 'one'))
      steps.push('sent')
    })
    await expect.poll(() => steps).toEqual(['sent'])
    other.catch(() => steps.push('failed'))
  })
  await expect.poll(() => steps).toEqual(['sent', 'failed'])
})
