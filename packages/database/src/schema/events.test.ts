import { sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'
import { expect, test } from 'vitest'
import type { Database } from '../open-database.ts'
import { createTestDatabase, testNow } from '../testing/index.ts'
import { events } from './events.ts'

const event = {
  stream: 'group:1',
  seq: 1,
  type: 'packet.created',
  actor: 'system',
  at: testNow,
  data: {},
  previousHash: '',
  hash: 'a'.repeat(64),
}

const changes: Record<string, SQL> = {
  UPDATE: sql`update events set type = 'packet.sent'`,
  DELETE: sql`delete from events`,
  TRUNCATE: sql`truncate events`,
  'UPDATE of no row': sql`update events set type = 'packet.sent' where false`,
  'UPDATE by insert': sql`insert into events (stream, seq, type, actor, at, data, previous_hash, hash)
    select stream, seq, type, actor, at, data, previous_hash, hash from events
    on conflict (stream, seq) do update set type = 'packet.sent'`,
}

for (const [change, query] of Object.entries(changes)) {
  test(`the database refuses ${change} of events`, async () => {
    const { db, drop } = await createTestDatabase()
    await db.insert(events).values(event)

    const refusal = await db.execute(query).then(
      () => undefined,
      (error: unknown) => (error instanceof Error ? error.cause : error),
    )
    expect(refusal).toMatchObject({
      code: '23001',
      message: `Events are append-only: ${change.split(' ')[0]} on "events" is refused.`,
    })
    expect(await db.select().from(events)).toMatchObject([event])
    await drop()
  })
}

const erasable = {
  ...event,
  type: 'packet.signer-corrected',
  data: { role: 'TT1', before: { name: 'Tara' }, after: { name: 'Tara Teal' } },
  ip: '203.0.113.7',
  personal: { origin: { salt: 'a', values: { ip: '203.0.113.7' } } },
}

const forgeries: Record<string, SQL> = {
  'another type': sql`update events set type = 'packet.sent', ip = null`,
  'another hash': sql`update events set hash = 'b'`,
  'another address': sql`update events set ip = '192.0.2.1'`,
  'another role': sql`update events set data = jsonb_set(data, '{role}', '"TT2"')`,
  'another name': sql`update events set data = jsonb_set(data, '{before,name}', '"Tom"')`,
  'a fact more': sql`update events set data = data || '{"words": ""}'`,
  'another salt': sql`update events set personal = jsonb_set(personal, '{origin,salt}', '"b"')`,
}

for (const [forgery, query] of Object.entries(forgeries)) {
  test(`the database refuses ${forgery} where personal values are erased`, async () => {
    const { db, drop } = await createTestDatabase()
    await db.insert(events).values(erasable)

    await expect(erase(db, query)).rejects.toMatchObject({ cause: { code: '23001' } })
    expect(await db.select().from(events)).toMatchObject([erasable])
    await drop()
  })
}

test('the database lets personal values be erased by a transaction that says so', async () => {
  const { db, drop } = await createTestDatabase()
  await db.insert(events).values(erasable)
  const erasing = sql`update events set ip = null, personal = '{}',
    data = data || '{"before": {"name": ""}, "after": {"name": ""}}'`

  await expect(db.execute(erasing)).rejects.toThrow()
  await erase(db, erasing)
  expect(await db.select().from(events)).toMatchObject([
    { ip: null, personal: {}, data: { role: 'TT1', before: { name: '' } }, hash: event.hash },
  ])
  await drop()
})

async function erase(db: Database, query: SQL): Promise<void> {
  await db.transaction(async (tx) => {
    await tx.execute(sql`select set_config('countersign.erases_personal_data', 'on', true)`)
    await tx.execute(query)
  })
}

test('a stream has each place once', async () => {
  const { db, drop } = await createTestDatabase()
  await db.insert(events).values(event)

  await expect(db.insert(events).values({ ...event, type: 'packet.sent' })).rejects.toThrow()
  expect(await db.$count(events)).toBe(1)
  await drop()
})
