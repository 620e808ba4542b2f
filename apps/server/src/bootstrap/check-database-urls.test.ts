import { createTestDatabase, type TestDatabase } from '@countersign/database/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { checkDatabaseUrls } from './check-database-urls.ts'

let one: TestDatabase
let other: TestDatabase
beforeAll(async () => {
  one = await createTestDatabase()
  other = await createTestDatabase()
})
afterAll(async () => {
  await one.drop()
  await other.drop()
})

const check = (databaseUrl: string, databaseUrlDirect: string) =>
  checkDatabaseUrls({ databaseUrl, databaseUrlDirect, databasePrepared: true })

test('the direct address of another database is refused', async () => {
  await expect(check(one.url, other.url)).rejects.toThrow(
    'DATABASE_URL_DIRECT: leads to another database than DATABASE_URL.',
  )
})

test('two addresses of one database are used as they are set', async () => {
  const direct = new URL(one.url)
  direct.searchParams.set('application_name', 'direct')

  expect(await check(one.url, direct.href)).toEqual({ url: one.url, directUrl: direct.href })
})

test('a direct address that no database answers at is named', async () => {
  await expect(check(one.url, 'postgres://x@127.0.0.1:9/x')).rejects.toThrow(
    'DATABASE_URL_DIRECT: the database cannot be reached (ECONNREFUSED).',
  )
})
