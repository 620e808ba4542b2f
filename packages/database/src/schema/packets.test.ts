import { desc, eq, like, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createPacket, createTestDatabase } from '../testing/index.ts'
import type { TestDatabase } from '../testing/index.ts'
import { packets } from './packets.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await createTestDatabase()
})
afterAll(() => database.drop())

test('a status that the lifecycle does not know is refused', async () => {
  const { packet } = await createPacket(database.db)

  await expect(
    database.db.execute(sql`update packets set status = 'SIGNED' where id = ${packet.id}`),
  ).rejects.toMatchObject({ cause: { constraint: 'packets_status' } })
})

test('a packet cannot be archived without a reason, or executed without a date', async () => {
  const { db } = database
  const { packet } = await createPacket(db)
  const here = eq(packets.id, packet.id)

  await expect(db.update(packets).set({ status: 'ARCHIVED' }).where(here)).rejects.toMatchObject({
    cause: { constraint: 'packets_archived_says_why' },
  })
  await expect(
    db.update(packets).set({ status: 'FULLY_EXECUTED' }).where(here),
  ).rejects.toMatchObject({ cause: { constraint: 'packets_executed_says_when' } })
})

test('the newest packets of an owner are read from the index, without sorting', async () => {
  const { db } = database
  const { packet } = await createPacket(db)

  const query = db
    .select()
    .from(packets)
    .where(eq(packets.ownerId, packet.ownerId))
    .orderBy(desc(packets.number))
    .limit(50)
  const plan = await explain(query.getSQL())
  expect(plan).toContain('Index Scan Backward using packets_by_owner')
  expect(plan).not.toContain('Sort')
})

test('search by a part of a word uses the trigram index, in any script', async () => {
  const { db } = database
  await createPacket(db, { searchText: 'lease – josé garcía 李小龙, 412 maple street' })

  for (const part of ['aple', 'josé', '小龙']) {
    const found = await db
      .select()
      .from(packets)
      .where(like(packets.searchText, `%${part}%`))
    expect(found).toHaveLength(1)
  }
  const query = db.select().from(packets).where(like(packets.searchText, '%maple%'))
  expect(await explain(query.getSQL())).toContain('packets_by_text')
})

/** The query plan of a large table: for a small one, a sequential scan is cheaper than any index. */
async function explain(query: ReturnType<typeof sql>): Promise<string> {
  return database.db.transaction(async (tx) => {
    await tx.execute(sql`set local enable_seqscan = off`)
    const { rows } = await tx.execute(sql`explain ${query}`)
    return rows.map((row) => row['QUERY PLAN']).join('\n')
  })
}
