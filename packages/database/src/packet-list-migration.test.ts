import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { eq, sql, type SQL } from 'drizzle-orm'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { packets } from './schema/packets.ts'
import { createPacket, createTestDatabase, type TestDatabase } from './testing/index.ts'

let database: TestDatabase
beforeEach(async () => {
  database = await createTestDatabase()
})
afterEach(() => database.drop())

test('packets from before the update are found without accents, and by phone and id', async () => {
  const { packet } = await createPacket(database.db, {
    residents: [{ firstName: 'José', lastName: 'Núñez', phone: '+16085550123' }],
    searchText: 'ngọc đình\njosé núñez\nstraße',
  })

  await migrateData()
  const text = await readOne(packet.id, sql<string>`search_text`)
  expect(text.split('\n')).toEqual([
    ' ngoc dinh',
    ' jose nunez',
    ' strasse',
    ' 16085550123',
    ` ${packet.id}`,
    ` ${packet.documentGroupId}`,
    ' ',
  ])
})

test('packets from before the update are sorted by value and without case', async () => {
  const { packet } = await createPacket(database.db, {
    name: 'Änderung 10 b',
    address: { street: '9 Elm Street', city: 'Madison', state: 'WI', zip: '53703' },
    unitName: 'Unit 12',
    residents: [{ firstName: 'Zoë', lastName: 'Ng' }],
  })

  await migrateData()
  expect(await readOne(packet.id, sql<string>`sort_name`)).toBe('anderung 00000010 b')
  expect(await readOne(packet.id, sql<string>`sort_resident`)).toBe('zoe ng')
  expect(await readOne(packet.id, sql<string>`sort_address`)).toBe(
    '00000009 elm street unit 00000012',
  )
})

async function readOne(id: string, column: SQL<string>): Promise<string> {
  const [row] = await database.db.select({ value: column }).from(packets).where(eq(packets.id, id))
  return row?.value ?? ''
}

/** The migration's statements about data; those about columns have run already. */
async function migrateData(): Promise<void> {
  const file = path.join(import.meta.dirname, 'migrations/0015_packet_list.sql')
  const statements = (await readFile(file, 'utf8')).split('--> statement-breakpoint')
  const data = statements.filter((statement) => /CREATE FUNCTION|UPDATE "packets"/.test(statement))
  expect(data).toHaveLength(3)

  await database.db.transaction(async (tx) => {
    for (const statement of data) {
      await tx.execute(sql.raw(statement))
    }
  })
}
