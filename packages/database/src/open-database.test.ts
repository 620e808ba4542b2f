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
