import { afterAll, beforeAll, expect, test } from 'vitest'
import { createMetrics } from '../infrastructure/metrics/create-metrics.ts'
import { serveMetrics } from '../infrastructure/metrics/serve-metrics.ts'
import { executePacketJob } from '../features/packets/finish/execute-packet.ts'
import { leftOutReplies } from '../infrastructure/mail/left-out-replies.ts'
import {
  alertExpressions,
  dashboardExpressions,
  readSelectors,
  type Selector,
} from '../testing/monitoring-files.ts'
import { startTestApp, type TestApp } from '../testing/index.ts'
import { walkPacket } from '../testing/walk-packet.ts'
import type { Metrics } from '../kernel/metrics.ts'
import { openDatabase } from '@countersign/database'
import { createTestDatabase, type TestDatabase } from '@countersign/database/testing'
import { sql } from 'drizzle-orm'

const token = 'the-token-of-prometheus'
const pool = { totalCount: 5, idleCount: 3, waitingCount: 1 }
let database: TestDatabase
let metrics: Metrics
let server: TestApp
beforeAll(async () => {
  database = await createTestDatabase()
  await database.db.execute(sql`create schema jobs`)
  await database.db.execute(sql`create table jobs.job (state text, retry_limit int)`)
  await database.db.execute(sql`insert into jobs.job values ('failed', 12), ('completed', 12)`)
  metrics = createMetrics({ db: database.db, pool })
  server = await startTestApp({}, { metrics: { metrics, token } }, database)
})
afterAll(() => server.stop())

function read(headers: Record<string, string> = {}) {
  return server.app.inject({ url: '/metrics', headers })
}

test('without the token, or where none is set, the figures are not found', async () => {
  const closed = await startTestApp({}, { metrics: { metrics, token: undefined } })
  const answers = [
    await read(),
    await read({ authorization: 'Bearer wrong' }),
    await closed.app.inject({ url: '/metrics', headers: { authorization: 'Bearer undefined' } }),
  ]
  await closed.stop()

  expect(answers.map(({ statusCode }) => statusCode)).toEqual([404, 404, 404])
})

test('paths that only machines ask for never answer with the web app', async () => {
  const paths = ['/healthz', '/.well-known/security', '/.env', '/actuator/health', '/server-status']
  const answers = await Promise.all(paths.map((url) => server.app.inject({ url })))

  expect(answers.map(({ statusCode }) => statusCode)).toEqual(paths.map(() => 404))
})

test('requests are counted by route, without codes and tokens', async () => {
  await server.app.inject({ url: '/api/signing-invites/embedded-link/SECRETCODE' })
  await walkPacket(server, 'created')
  metrics.job({ name: 'send-mail', outcome: 'failed', seconds: 2 })
  metrics.seal({ outcome: 'done', seconds: 0.2 })
  metrics.s3Call({ call: 'GetObject', outcome: 'failed', seconds: 15 })
  const { headers, body } = await read({ authorization: `Bearer ${token}` })

  expect(headers['content-type']).toMatch(/^text\/plain; version=0\.0\.4/)
  expect(body).not.toContain('SECRETCODE')
  expect(body).toMatch(
    /http_server_request_duration_seconds_count\{http_request_method="GET",http_route="[^"]*embedded-link[^"]*",http_response_status_code="404"\} 1/,
  )
  expect(body).toContain('countersign_job_seconds_count{name="send-mail",outcome="failed"} 1')
  expect(body).toContain('countersign_seal_seconds_count{outcome="done"} 1')
  expect(body).toContain('countersign_packets{status="CREATED"} 1')
  expect(body).toContain('countersign_jobs{state="failed"} 1')
  expect(body).toContain('countersign_database_connections{state="awaited"} 1')
  expect(body).toContain('countersign_jobs{state="retry"} 0')
  expect(body).toContain('countersign_s3_seconds_count{call="GetObject",outcome="failed"} 1')
  expect(body).toContain('nodejs_eventloop_lag_seconds')
})

test('a failed attempt to send an email is no job that is given up', async () => {
  await database.db.execute(sql`insert into jobs.job values ('failed', 0)`)
  const { text } = await createMetrics({ db: database.db, pool }).read()

  expect(text).toContain('countersign_jobs{state="failed"} 1')
})

test('an email that waits for half an hour is counted as late', async () => {
  await walkPacket(server, 'sent')
  const waiting = sql`update mails set sent_at = null, resent_at = null`
  await database.db.execute(sql`${waiting}, created_at = now() - interval '29 minutes'`)
  const early = await createMetrics({ db: database.db, pool }).read()
  await database.db.execute(sql`${waiting}, created_at = now() - interval '31 minutes'`)
  const { text } = await createMetrics({ db: database.db, pool }).read()

  expect(early.text).toContain('countersign_mails{state="late"} 0')
  const count = /countersign_mails\{state="waiting"\} ([1-9]\d*)/.exec(text)?.[1]
  expect(text).toContain(`countersign_mails{state="late"} ${count}`)
})

test('an email that was left out is no refused one', async () => {
  await walkPacket(server, 'sent')
  const refuse = async (failure: string) => {
    await database.db.execute(
      sql`update mails set sent_at = null, refused_at = now(), failure = ${failure}`,
    )
    const { text } = await createMetrics({ db: database.db, pool }).read()
    return text
  }

  for (const failure of Object.values(leftOutReplies)) {
    expect(await refuse(failure)).toContain('countersign_mails{state="refused"} 0')
  }
  expect(await refuse('550 no such user')).toMatch(/countersign_mails\{state="refused"\} [1-9]/)
})

test('while the database is away, the figures that do not need it are answered', async () => {
  const away = openDatabase(database.url)
  await away.close()
  const current = createMetrics({ db: away.db, pool })
  current.request({ method: 'GET', route: '/api/health', status: 503, seconds: 0.01 })
  current.watchWarnings(() => Promise.resolve(['not-ready']))
  const { text } = await current.read()

  expect(text).toContain('http_server_request_duration_seconds_count{http_request_method="GET"')
  expect(text).toContain('countersign_warnings{code="not-ready"} 1')
  expect(text).not.toMatch(/^countersign_(packets|jobs|mails)\{/m)
})

test('while no database connection is free, the figures that do not need one are answered', async () => {
  const busy = openDatabase(database.url, { maxConnections: 1 })
  const held = await busy.pool.connect()
  const current = createMetrics({ db: busy.db, pool: busy.pool, maxWaitMs: 20 })
  const warnings = Promise.withResolvers<['not-ready']>()
  current.watchWarnings(() => warnings.promise)
  const [{ text: first }, { text: second }] = [await current.read(), await current.read()]
  const waiting = busy.pool.waitingCount
  held.release()
  warnings.resolve(['not-ready'])
  await expect
    .poll(async () => (await current.read()).text)
    .toContain('countersign_warnings{code="not-ready"} 1')
  const { text: last } = await current.read()
  await busy.close()

  expect(first).not.toMatch(/^countersign_(packets|jobs|mails|warnings)\{/m)
  expect(second).toContain('countersign_database_connections{state="awaited"} 3')
  expect(waiting).toBe(3)
  expect(last).toContain('countersign_packets{status="CREATED"}')
})

test('a server counts its warnings by their codes, and that it is not ready', async () => {
  const current = createMetrics({ db: database.db, pool })
  const warned = await startTestApp({}, { metrics: { metrics: current, token } })
  warned.membership.setUnavailable(true)
  const [{ text }, ready] = [await current.read(), await warned.app.inject('/api/health/ready')]
  await warned.stop()

  expect(ready.json()).toMatchObject({ warnings: [{ code: 'membership-unavailable' }] })
  expect(text).toContain('countersign_warnings{code="membership-unavailable"} 1')
  expect(text).toContain('countersign_warnings{code="outbox-held"} 0')
  expect(text).toContain('countersign_warnings{code="not-ready"} 0')
})

test('each figure of the dashboard and of the alert rules exists, with the labels that they name', async () => {
  metrics.request({ method: 'GET', route: '/api/health', status: 200, seconds: 0.01 })
  metrics.job({ name: 'send-mail', outcome: 'done', seconds: 0.1 })
  metrics.seal({ outcome: 'done', seconds: 0.2 })
  metrics.s3Call({ call: 'GetObject', outcome: 'done', seconds: 0.1 })
  metrics.signNowCall({ call: 'readGroup', outcome: 'done', seconds: 0.1 })
  const { text } = await metrics.read()
  const expressions = [...dashboardExpressions(), ...alertExpressions()]
  const selectors = expressions.flatMap(readSelectors).filter(({ name }) => name !== 'up')

  expect(selectors.length).toBeGreaterThan(30)
  expect(selectors.filter((selector) => !isIn(text, selector))).toEqual([])
})

test('no figure has a label that Prometheus adds itself, and would rename', async () => {
  metrics.job({ name: 'send-mail', outcome: 'done', seconds: 0.1 })
  const { text } = await metrics.read()

  expect(text).toContain('countersign_job_seconds_count{')
  expect(text.split('\n').filter((line) => /[{,](?:job|instance)="/.test(line))).toEqual([])
})

test('the alert on executed files counts those that are sealed and cannot be stored', () => {
  expect(alertExpressions()).toContain(
    `sum(increase(countersign_job_seconds_count{name="${executePacketJob.name}",outcome="failed"}[15m])) > 3`,
  )
})

/** Labels that Prometheus adds. */
const addedLabels = ['instance', 'job']

function isIn(text: string, { name, labels }: Selector): boolean {
  const line = text
    .split('\n')
    .find((one) => one.startsWith(`${name}{`) || one.startsWith(`${name} `))

  return (
    labels.every((label) => addedLabels.includes(label) || line?.includes(`${label}="`)) &&
    line !== undefined
  )
}

test('a port of its own answers the figures and nothing else', async () => {
  const own = await serveMetrics(metrics, { host: '127.0.0.1', port: 0 })
  const address = `http://127.0.0.1:${own.port}`
  const [figures, other] = await Promise.all([fetch(`${address}/metrics`), fetch(`${address}/api`)])
  await own.close()

  expect([figures.status, other.status]).toEqual([200, 404])
})
