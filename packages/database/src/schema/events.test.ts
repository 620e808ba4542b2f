import { sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'
import { expect, test } from 'vitest'
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

test('a stream has each place once', async () => {
  const { db, drop } = await createTestDatabase()
  await db.insert(events).values(event)

  await expect(db.insert(events).values({ ...event, type: 'packet.sent' })).rejects.toThrow()
  expect(await db.$count(events)).toBe(1)
  await drop()
})
