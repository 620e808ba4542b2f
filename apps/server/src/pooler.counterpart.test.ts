import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { openDatabase, packets } from '@countersign/database'
import { createTestDatabase, type TestDatabase } from '@countersign/database/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { checkDatabaseUrls } from './bootstrap/check-database-urls.ts'
import { ConfigError } from './config/config-error.ts'
import { freePort } from './testing/counterparts/free-port.ts'
import { createPacketLoad } from './testing/counterparts/packet-load.ts'
import {
  canCarryPreparedStatements,
  startPgBouncer,
} from './testing/counterparts/start-pgbouncer.ts'
import { startServer } from './testing/counterparts/start-server.ts'
import { startTestApp } from './testing/index.ts'
import { readPacketOf, walkPacket } from './testing/walk-packet.ts'

/** Debian's PgBouncer before PostgreSQL. It carries prepared statements only where a test says so. */

let database: TestDatabase
let session: Awaited<ReturnType<typeof startPgBouncer>>
let transaction: Awaited<ReturnType<typeof startPgBouncer>>
beforeAll(async () => {
  database = await createTestDatabase()
  session = await startPgBouncer(database.url, 'session')
  transaction = await startPgBouncer(database.url, 'transaction')
})
afterAll(async () => {
  await Promise.all([session?.stop(), transaction?.stop()])
  await database.drop()
})

const check = (databaseUrl: string, databaseUrlDirect?: string, databasePrepared = true) =>
  checkDatabaseUrls({ databaseUrl, databaseUrlDirect, databasePrepared })

test('PostgreSQL itself, and a pooler in session mode, need no other address', async () => {
  for (const url of [database.url, session.url]) {
    expect(await check(url)).toEqual({ url, directUrl: url })
  }
})

test('a pooler in session mode with too few connections for a server is refused in words', async () => {
  const small = await startPgBouncer(database.url, 'session', { poolSize: 5 })
  try {
    await expect(check(small.url)).rejects.toThrow('needs a pool (default_pool_size) of 15')
  } finally {
    await small.stop()
  }
})

test('a pooler in transaction mode is refused in words, unless the settings allow for it', async () => {
  for (const [directUrl, words] of [
    [undefined, 'Set DATABASE_URL_DIRECT to the address of PostgreSQL itself'],
    [transaction.url, 'DATABASE_URL_DIRECT: leads to a connection pooler'],
    [database.url, 'DATABASE_PREPARED: must be off'],
  ] as const) {
    const error: unknown = await check(transaction.url, directUrl).catch(
      (reason: unknown) => reason,
    )
    expect(error).toBeInstanceOf(ConfigError)
    expect(String(error)).toContain(words)
  }

  expect(await check(transaction.url, database.url, false)).toEqual({
    url: transaction.url,
    directUrl: database.url,
  })
})

test('a packet goes to its end through a pooler in transaction mode', async () => {
  const { db, close } = openDatabase(transaction.url, { prepared: false })
  const app = await startTestApp({}, {}, { ...database, db, drop: close })
  const executed = await walkPacket(app, 'executed')
  expect(await readPacketOf(executed)).toMatchObject({ status: 'FULLY_EXECUTED' })
  await app.stop()
})

test.runIf(canCarryPreparedStatements())(
  'a packet goes to its end through a pooler that carries prepared statements',
  async () => {
    const own = await createTestDatabase()
    const carrying = await startPgBouncer(own.url, 'transaction', { prepared: true })
    expect(await check(carrying.url, own.url)).toEqual({ url: carrying.url, directUrl: own.url })
    const { db, close } = openDatabase(carrying.url)
    const app = await startTestApp({}, {}, { ...own, db, drop: close })
    const executed = await walkPacket(app, 'executed')
    expect(await readPacketOf(executed)).toMatchObject({ status: 'FULLY_EXECUTED' })
    await app.stop()
    await carrying.stop()
    await own.drop()
  },
)

test('a server works behind a pooler in transaction mode, and its jobs do not complain', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'countersign-pooler-'))
  const load = await createPacketLoad(database.db)
  const before = await database.db.$count(packets)
  const port = await freePort()
  const server = await startServer(port, {
    DATABASE_URL: transaction.url,
    DATABASE_URL_DIRECT: database.url,
    DATABASE_PREPARED: 'off',
    DATA_DIR: folder,
    SECRET_KEY: 'a key of the pooler test, which is long enough',
    LOG_LEVEL: 'warn',
    RATE_LIMITS: 'off',
  })
  const creators = [1, 2, 3, 4].map(() => load.createPackets(`http://127.0.0.1:${port}`, 3))
  const answers = (await Promise.all(creators)).flat()
  expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 201))
  expect(await database.db.$count(packets)).toBe(before + 12)

  await server.terminate()
  expect(server.output()).not.toContain('jobs:')
  await rm(folder, { recursive: true, force: true })
})
