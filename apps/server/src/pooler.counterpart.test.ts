import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { openDatabase, packets } from '@countersign/database'
import { createTestDatabase, type TestDatabase } from '@countersign/database/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { freePort } from './testing/counterparts/free-port.ts'
import { createPacketLoad } from './testing/counterparts/packet-load.ts'
import { startPgBouncer } from './testing/counterparts/start-pgbouncer.ts'
import { startServer } from './testing/counterparts/start-server.ts'
import { startTestApp } from './testing/index.ts'
import { readPacketOf, walkPacket } from './testing/walk-packet.ts'

/** Debian's PgBouncer before PostgreSQL. */

let database: TestDatabase
let transaction: Awaited<ReturnType<typeof startPgBouncer>>
beforeAll(async () => {
  database = await createTestDatabase()
  transaction = await startPgBouncer(database.url)
})
afterAll(async () => {
  await transaction?.stop()
  await database.drop()
})

test('a packet goes to its end through a pooler in transaction mode', async () => {
  const { db, close } = openDatabase(transaction.url, { isPooled: true })
  const app = await startTestApp({}, {}, { ...database, db, drop: close })
  const executed = await walkPacket(app, 'executed')
  expect(await readPacketOf(executed)).toMatchObject({ status: 'FULLY_EXECUTED' })
  await app.stop()
})

test('a server works behind a pooler in transaction mode, and its jobs do not complain', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'countersign-pooler-'))
  const load = await createPacketLoad(database.db)
  const before = await database.db.$count(packets)
  const port = await freePort()
  const server = await startServer(port, {
    DATABASE_URL: transaction.url,
    DATABASE_URL_DIRECT: database.url,
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
