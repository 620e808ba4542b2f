import { createServer, type Server } from 'node:http'
import { openDatabase } from '@countersign/database'
import { createTestDatabase } from '@countersign/database/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { createLogger } from '../../kernel/logger.ts'
import { noTracing } from '../../kernel/tracing.ts'
import { startTestApp, type TestApp } from '../../testing/index.ts'
import { describeStatement } from './describe-statement.ts'
import { startTracing } from './start-tracing.ts'
import type { StartedTracing } from './tracing-settings.ts'

const Value = z.object({
  stringValue: z.string().optional(),
  intValue: z.union([z.number(), z.string()]).optional(),
})
const Traces = z.object({
  resourceSpans: z.array(
    z.object({
      resource: z.object({ attributes: z.array(z.object({ key: z.string(), value: Value })) }),
      scopeSpans: z.array(
        z.object({
          spans: z.array(
            z.object({
              name: z.string(),
              traceId: z.string(),
              spanId: z.string(),
              parentSpanId: z.string().optional(),
              attributes: z.array(z.object({ key: z.string(), value: Value })),
            }),
          ),
        }),
      ),
    }),
  ),
})
type Span = z.infer<typeof Traces>['resourceSpans'][number]['scopeSpans'][number]['spans'][number]

const code = 'abcdefghjkmnpqrstvwxyz2345'
const traceParent = '00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01'
const received: string[] = []
let collector: Server
let origin: string
let started: StartedTracing
let server: TestApp
let requestId: unknown
beforeAll(async () => {
  collector = createServer((request, response) => {
    let body = ''
    request.on('data', (chunk) => (body += chunk))
    request.on('end', () => {
      if (request.url === '/v1/traces') {
        received.push(body)
      }
      response.end('{}')
    })
  })
  await new Promise<void>((resolve) => collector.listen(0, '127.0.0.1', resolve))
  const address = collector.address()
  origin = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`
  const settings = {
    endpoint: origin,
    serviceName: 'countersign-test',
    sampler: 'always_on',
    share: 0,
  } as const
  started = await startTracing(settings, createLogger('silent'))

  const database = await createTestDatabase()
  const { db, close } = openDatabase(database.url, { observeQuery: started.tracing.query })
  const drop = async () => {
    await close()
    await database.drop()
  }
  const rootPems = async () => {
    await fetch(`${origin}/secret-path`)
    return ['-----BEGIN CERTIFICATE-----']
  }
  server = await startTestApp(
    { authority: { rootPems, ownRoots: rootPems } },
    { tracing: started.tracing, trustProxy: '10.0.0.0/8' },
    { ...database, db, drop },
  )
  await record()
})
afterAll(async () => {
  await server.stop()
  collector.close()
})

/** What the tests look at; stopping sends it. */
async function record(): Promise<void> {
  const member = await server.asMember()
  await server.app.inject({
    url: `/api/signing-invites/invite-details/code/${code}`,
    headers: { traceparent: traceParent },
  })
  const answer = await member.call('POST', `/users/${member.userId}/properties`, {
    address: { street: '12 Secret Street', city: 'Troy', state: 'NY', zip: '12180' },
  })
  requestId = answer.headers['x-request-id']
  await server.app.inject({ url: '/api/verify/root.pem' })
  await server.app.inject({
    url: '/api/health',
    headers: { traceparent: traceParent },
    remoteAddress: '10.1.2.3',
  })
  await started.tracing.job({ name: 'send-mail', id: 'job-1' }, async () => {
    await server.services.db.query.users.findFirst()
  })
  await Promise.all(
    Array.from({ length: 30 }, (_, index) =>
      started.tracing.job({ name: `crowd-${index}`, id: String(index) }, async () => {
        await server.services.db.query.users.findFirst()
      }),
    ),
  )
  await started.stop()
}

function readSpans(): Span[] {
  return received.flatMap((body) =>
    Traces.parse(JSON.parse(body)).resourceSpans.flatMap(({ scopeSpans }) =>
      scopeSpans.flatMap(({ spans }) => spans),
    ),
  )
}

function find(name: string): Span {
  const span = readSpans().find((one) => one.name === name)
  if (!span) {
    throw new Error(`There is no span ${name} in ${readSpans().map((one) => one.name)}`)
  }
  return span
}

function childrenOf({ spanId }: Span): string[] {
  return readSpans()
    .filter(({ parentSpanId }) => parentSpanId === spanId)
    .map(({ name }) => name)
}

function attribute({ attributes }: Span, key: string) {
  const value = attributes.find((one) => one.key === key)?.value
  return value?.stringValue ?? value?.intValue
}

test('a request is a span by its route, with the id that its answer carries', () => {
  const span = find('POST /api/users/:id/properties')

  expect(attribute(span, 'http.route')).toBe('/api/users/:id/properties')
  expect(Number(attribute(span, 'http.response.status_code'))).toBe(201)
  expect(attribute(span, 'countersign.request_id')).toBe(requestId)
  expect(received.join('')).toContain('countersign-test')
})

test('its statements belong to it, also after its body has arrived', () => {
  const children = childrenOf(find('POST /api/users/:id/properties'))

  expect(children).toContain('select sessions')
  expect(children).toContain('insert properties')
})

test('a request to another server belongs to it, without the path', () => {
  expect(childrenOf(find('GET /api/verify/root.pem'))).toContain('GET 127.0.0.1')
})

test('a job is a trace with its statements, also when it had to wait for a connection', () => {
  expect(childrenOf(find('job send-mail'))).toEqual(['select users'])
  for (let index = 0; index < 30; index += 1) {
    expect(childrenOf(find(`job crowd-${index}`))).toEqual(['select users'])
  }
})

test('a trace of a trusted proxy goes on, one of anybody else does not', () => {
  expect(find('GET /api/health').traceId).toBe('0af7651916cd43dd8448eb211c80319c')
  expect(find('GET /api/signing-invites/invite-details/code/:code').traceId).not.toBe(
    '0af7651916cd43dd8448eb211c80319c',
  )
})

test('no code, token, address of a page or answer is in a trace', () => {
  for (const secret of [code, 'Secret Street', 'secret-path', 'Bearer', '@example.com']) {
    expect(received.join('')).not.toContain(secret)
  }
})

test.each([
  ['select "id" from "packets" where "id" = $1', 'select packets'],
  ['insert into "jobs"."job" ("name") values ($1)', 'insert jobs.job'],
  ['update packets set status = $1', 'update packets'],
  ['begin', 'begin'],
  ['', 'query'],
])('the statement %j is the span “%s”', (text, name) => {
  expect(describeStatement(text).name).toBe(name)
})

test('without an endpoint nothing is traced, and nothing of the SDK is called', async () => {
  expect(await noTracing.job({ name: 'any', id: '1' }, () => Promise.resolve(7))).toBe(7)
  expect(noTracing.query('select 1')).toBeUndefined()
})
