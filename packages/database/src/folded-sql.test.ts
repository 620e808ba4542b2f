import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { foldText } from '@countersign/answers/fold-text'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { foldedSql } from './folded-sql.ts'
import { packets } from './schema/packets.ts'
import { createPacket, createTestDatabase, type TestDatabase } from './testing/index.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await createTestDatabase()
})
afterAll(() => database.drop())

test('SQL folds a text as foldText does', async () => {
  for (const text of ["O'Brien", 'O´Brien', 'Kapiʻolani', 'José Núñez', 'Straße Æ', 'Łukasz Øre']) {
    const { rows } = await database.db.execute(
      sql`select ${foldedSql(sql`${text}::text`)} as folded`,
    )
    expect(rows).toEqual([{ folded: foldText(text) }])
  }
})

test('packets from before the update are found and sorted without apostrophes', async () => {
  const before = { searchText: " o'brien\n 12 kapiʻolani st\n ", sortResident: "o'brien" }
  const { packet } = await createPacket(database.db, before)

  const file = path.join(import.meta.dirname, 'migrations/0044_fold_apostrophes.sql')
  await database.db.execute(sql.raw(await readFile(file, 'utf8')))

  const [row] = await database.db
    .select({ text: packets.searchText, resident: packets.sortResident })
    .from(packets)
    .where(eq(packets.id, packet.id))
  expect(row).toEqual({ text: ' obrien\n 12 kapiolani st\n ', resident: 'obrien' })
})
