import { rateLimitCounts } from '@countersign/database'
import { sql } from 'drizzle-orm'
import type { FastifyInstance, LightMyRequestResponse } from 'fastify'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { createExchangeCounts } from '../../infrastructure/rate-limits/exchange-counts.ts'
import { createLogger } from '../../kernel/logger.ts'
import { buildApp } from '../../bootstrap/build-app.ts'
import { startTestApp, type TestApp } from '../../testing/index.ts'
import { linkByCode, residentInvites, walkPacket } from '../../testing/walk-packet.ts'

/** Two servers on one database. */

let one: TestApp
let other: FastifyInstance
beforeAll(async () => {
  const options = { rateLimits: true, trustProxy: true }
  one = await startTestApp({}, options)
  const log = createLogger('silent')
  other = await buildApp({ ...one.services }, { ...options, log, webFolder: '/nowhere' })
})
beforeEach(() => one.services.db.delete(rateLimitCounts))
afterAll(async () => {
  await other.close()
  await one.stop()
})

function login(app: FastifyInstance, ip: string): Promise<LightMyRequestResponse> {
  return app.inject({ url: '/api/auth/login', headers: { 'x-forwarded-for': ip } })
}

function readMe(app: FastifyInstance, token: string, ip: string): Promise<LightMyRequestResponse> {
  const headers = { authorization: `Bearer ${token}`, 'x-forwarded-for': ip }
  return app.inject({ url: '/api/auth/me', headers })
}

function readRoom(token: string): Promise<LightMyRequestResponse> {
  const headers = { authorization: `Bearer ${token}`, 'x-forwarded-for': '192.0.2.4' }
  return one.app.inject({ url: '/api/signing-room/presence', headers })
}

async function totalOf(key: string): Promise<number> {
  const rows = await one.services.db.select().from(rateLimitCounts)
  return rows.find((row) => row.key.includes(key))?.count ?? 0
}

test('a flood that is spread over two servers meets one limit', async () => {
  for (let count = 0; count < 70; count += 1) {
    expect((await login(one.app, '198.51.100.1')).statusCode).toBe(200)
  }
  for (let count = 0; count < 50; count += 1) {
    expect((await login(other, '198.51.100.1')).statusCode).toBe(200)
  }
  await vi.waitFor(async () => expect(await totalOf('198.51.100.1')).toBe(120), 20_000)
  // A server learns the sum with its own next requests.
  await vi.waitFor(
    async () => expect((await login(one.app, '198.51.100.1')).statusCode).toBe(429),
    {
      timeout: 20_000,
      interval: 200,
    },
  )
  expect((await login(one.app, '198.51.100.2')).statusCode).toBe(200)
})

test('the sums of two servers that exchange at once are right, and old rows are deleted', async () => {
  const { db } = one.services
  await db.insert(rateLimitCounts).values([
    { key: 'old', count: 9, expiresAt: new Date(Date.now() - 120_000) },
    { key: 'k1', count: 9, expiresAt: new Date(Date.now() - 1000) },
  ])
  const keys = Array.from({ length: 50 }, (_, index) => `k${index}`)
  const batch = keys.map((key) => ({ key, count: 2, leftMs: 60_000 }))
  const servers = [createExchangeCounts(db), createExchangeCounts(db)]
  await Promise.all(
    servers.flatMap((exchange) => [exchange(batch), exchange(batch.toReversed()), exchange(batch)]),
  )

  const rows = await db.select().from(rateLimitCounts)
  expect(rows).toHaveLength(50)
  expect(new Set(rows.map(({ count }) => count))).toEqual(new Set([12]))
})

test('the table costs no write-ahead log', async () => {
  const { rows } = await one.services.db.execute(
    sql`select relpersistence from pg_class where relname = 'rate_limit_counts'`,
  )
  expect(rows).toEqual([{ relpersistence: 'u' }])
})

test('wrong tokens are refused by address, also if they are sent at once, and never keep out a right one', async () => {
  const answers = await Promise.all(
    Array.from({ length: 650 }, (_, index) => readMe(one.app, `guess-${index}`, '192.0.2.3')),
  )
  expect(answers.filter(({ statusCode }) => statusCode === 401)).toHaveLength(600)
  const refused = answers.filter(({ statusCode }) => statusCode === 429)
  expect(refused).toHaveLength(50)
  expect(Number(refused[0]?.headers['retry-after'])).toBeGreaterThan(0)

  const member = await one.asMember()
  expect((await readMe(one.app, member.token, '192.0.2.3')).statusCode).toBe(200)
})

test('guessed tokens of signing rooms are refused by address, and a right one is not', async () => {
  const room = await linkByCode(
    one,
    (await residentInvites(await walkPacket(one, 'sent')))[0]?.code ?? '',
  )
  const answers = await Promise.all(
    Array.from({ length: 650 }, (_, index) => readRoom(`guess-${index}`)),
  )
  expect(answers.filter(({ statusCode }) => statusCode === 429)).toHaveLength(50)

  expect((await readRoom(new URL(room).hash.slice(1))).statusCode).toBe(200)
})
