import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { properties, units } from '../schema/properties.ts'
import { users } from '../schema/users.ts'
import { createTestDatabase, createUser } from '../testing/index.ts'
import type { TestDatabase } from '../testing/index.ts'
import { seedFirstStart } from './seed-first-start.ts'

let database: TestDatabase
beforeEach(async () => {
  database = await createTestDatabase()
})
afterEach(() => database.drop())

const first = {
  issuer: 'http://localhost:3000/membership',
  subjects: { owner: 'owner', agent: 'agent' },
  now: new Date('2026-03-02T17:00:00.000Z'),
  newId: () => randomUUID(),
}

test('a database with a member in it is left as it is', async () => {
  const { db } = database
  const member = await createUser(db)

  expect(await seedFirstStart(db, first)).toBe(false)
  expect(await db.select().from(users)).toEqual([member])
  expect(await db.$count(properties)).toBe(0)
})

test('a first start brings the owner a property with two units, and the agent none', async () => {
  const { db } = database

  expect(await seedFirstStart(db, first)).toBe(true)

  const found = await db
    .select({ email: users.email, subject: users.subject, street: properties.street })
    .from(users)
    .leftJoin(properties, eq(properties.ownerId, users.id))
    .orderBy(users.email)
  expect(found).toEqual([
    { email: 'agent@example.com', subject: 'agent', street: null },
    { email: 'owner@example.com', subject: 'owner', street: '412 Maple Street' },
  ])
  const names = await db.select({ name: units.name }).from(units).orderBy(units.position)
  expect(names).toEqual([{ name: 'Unit 1' }, { name: 'Unit 2' }])
})

test('two servers that start at once seed once', async () => {
  const { db } = database

  const seeded = await Promise.all([seedFirstStart(db, first), seedFirstStart(db, first)])

  expect(seeded.toSorted()).toEqual([false, true])
  expect(await db.$count(users)).toBe(2)
  expect(await db.$count(units)).toBe(2)
})
