import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { users } from '../schema/users.ts'
import { createTestDatabase } from './create-test-database.ts'

test('a test database is migrated, empty and nobody else’s', async () => {
  const [one, other] = await Promise.all([createTestDatabase(), createTestDatabase()])
  const now = new Date()
  await one.db.insert(users).values({
    id: crypto.randomUUID(),
    issuer: 'https://membership.test',
    subject: 'one',
    name: 'One',
    email: 'one@example.com',
    createdAt: now,
    updatedAt: now,
  })

  expect(await one.db.$count(users)).toBe(1)
  expect(await other.db.$count(users)).toBe(0)
  await one.drop()
  await other.drop()
})

test('a dropped test database is gone', async () => {
  const { drop, url } = await createTestDatabase()
  const other = await createTestDatabase()
  const name = new URL(url).pathname.slice(1)
  await drop()

  const { rows } = await other.db.execute(
    sql`select datname from pg_database where datname = ${name}`,
  )
  expect(rows).toEqual([])
  await other.drop()
})
