import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { openDatabase } from './open-database.ts'
import { query } from './embedded-postgres/testing/query.ts'
import { createTestDatabase } from './testing/index.ts'

test('a connection that breaks between two queries of a transaction fails it, and not the process', async () => {
  const database = await createTestDatabase()
  const lost: string[] = []
  const { db, close } = openDatabase(database.url, {
    onConnectionLost: ({ message }) => lost.push(message),
  })
  const broken = db.transaction(async (tx) => {
    const { rows } = await tx.execute<{ pid: number }>(sql`select pg_backend_pid() as pid`)
    await query(database.url, `select pg_terminate_backend(${rows[0]?.pid})`)
    // The server's message arrives while no query of this connection is running.
    await expect.poll(() => lost.length).toBeGreaterThan(0)
    await tx.execute(sql`select 1`)
  })

  await expect(broken).rejects.toThrow()
  const { rows } = await db.execute<{ one: number }>(sql`select 1 as one`)
  expect(rows).toEqual([{ one: 1 }])
  await close()
  await database.drop()
})

test('a connection that the database ends while all are closed is no news', async () => {
  const database = await createTestDatabase()
  const lost: string[] = []
  const { pool, close } = openDatabase(database.url, {
    onConnectionLost: ({ message }) => lost.push(message),
  })
  const client = await pool.connect()
  const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid')
  const ended = new Promise((resolve) => client.once('end', resolve))
  const closing = close()
  await query(database.url, `select pg_terminate_backend(${rows[0]?.pid})`)
  await ended
  client.release(true)
  await closing

  expect(lost).toEqual([])
  await database.drop()
})

test.each([
  ['breaks', 'select pg_terminate_backend(pg_backend_pid())'],
  ['refuses', 'begin; select 1 / 0'],
])('a connection that %s when a transaction begins leaves the pool', async (_how, before) => {
  const database = await createTestDatabase()
  const { db, pool, close } = openDatabase(database.url, { maxConnections: 1 })
  const begin = () => db.transaction((tx) => tx.execute(sql`select 1 as one`))
  await begin()
  pool.once('acquire', (client) => void client.query(before).catch(() => undefined))
  await expect(begin()).rejects.toThrow('begin')

  expect(pool.totalCount).toBe(0)
  expect(await begin()).toMatchObject({ rows: [{ one: 1 }] })
  await close()
  await database.drop()
})

test('a connection to a server that only reads leaves the pool', async () => {
  const database = await createTestDatabase()
  const codes: string[] = []
  const { db, close } = openDatabase(database.url, {
    maxConnections: 1,
    onServerError: (code) => codes.push(code),
  })
  const readSession = async (tx: Pick<typeof db, 'execute'>) =>
    (await tx.execute<{ pid: number }>(sql`select pg_backend_pid() as pid`)).rows[0]?.pid
  const first = await readSession(db)
  expect(await readSession(db)).toBe(first)

  const writing = db.transaction(async (tx) => {
    await tx.execute(sql`set transaction read only`)
    await tx.execute(sql`create table written ()`)
  })
  await expect(writing).rejects.toMatchObject({ cause: { code: '25006' } })
  expect(codes).toEqual(['25006'])
  expect(await readSession(db)).not.toBe(first)
  await close()
  await database.drop()
})
