import { calls } from '@countersign/contract/calls'
import type { Call } from '@countersign/contract/call'
import { once } from 'node:events'
import { mkdtemp, readdir, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { docxType } from '@countersign/contract/rules/pdf-uploads'
import { fastify, type FastifyInstance } from 'fastify'
import { pino } from 'pino'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { createIncomingFiles } from '../../infrastructure/files/incoming-files.ts'
import { createBodyBudgets, defaultBodyOptions, useRequestBodies } from './request-bodies.ts'
import { RequestCutOff } from './request-cut-off.ts'
import { startTestApp, type Member, type TestApp } from '../../testing/index.ts'
import { openRaw, requestHead, write, type RawConnection } from '../../testing/raw-request.ts'

let server: TestApp
/** It gives up early. */
let impatient: TestApp
let member: Member
let folder: string
const lines: string[] = []
const open: RawConnection[] = []
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'countersign-bodies-'))
  const log = pino({ level: 'info' }, { write: (line: string) => void lines.push(line) })
  server = await startTestApp(
    {},
    {
      log,
      trustProxy: true,
      incoming: createIncomingFiles(path.join(folder, 'incoming')),
      bodies: { diskBytes: 64 * megabyte },
    },
  )
  impatient = await startTestApp(
    {},
    {
      incoming: createIncomingFiles(path.join(folder, 'incoming')),
      bodies: { pace: { windowMs: 150, windowBytes: 1000 } },
      connections: { headersMs: 300, checkEveryMs: 50 },
    },
  )
  await server.app.listen({ port: 0, host: '127.0.0.1' })
  await impatient.app.listen({ port: 0, host: '127.0.0.1' })
  member = await server.asMember()
})
beforeEach(() => {
  lines.length = 0
})
afterEach(async () => {
  open.splice(0).forEach(({ socket }) => socket.destroy())
  await vi.waitFor(async () => expect(await received()).toEqual([]), patience)
})
afterAll(async () => {
  await server.stop()
  await impatient.stop()
  await rm(folder, { recursive: true })
})

const megabyte = 2 ** 20
const largestVerified = 4 * megabyte
/** On a busy machine. */
const patience = { timeout: 20_000, interval: 200 }

async function send(
  head: string,
  body: Buffer | string = '',
  { app }: TestApp = server,
): Promise<RawConnection> {
  const connection = await openRaw(portOf(app.server.address()))
  open.push(connection)
  await write(connection.socket, head)
  await write(connection.socket, body)
  return connection
}

function portOf(address: ReturnType<TestApp['app']['server']['address']>): number {
  return typeof address === 'object' && address ? address.port : 0
}

function verifyHead(bytes: number, headers: Record<string, string> = {}): string {
  return requestHead('POST /api/verify', {
    'content-type': 'application/pdf',
    'content-length': bytes,
    ...headers,
  })
}

async function received(): Promise<string[]> {
  const names = await readdir(path.join(folder, 'incoming'), { recursive: true }).catch(() => [])
  return names.filter((name) => name.includes(path.sep))
}

test.each([
  ['a file', verifyHead(1000), '%PDF'],
  [
    'JSON',
    requestHead('POST /api/auth/callback', {
      'content-type': 'application/json',
      'content-length': 100,
    }),
    '{',
  ],
  [
    'a chunked body',
    requestHead('POST /api/verify', {
      'content-type': 'application/pdf',
      'transfer-encoding': 'chunked',
    }),
    '4\r\n%PDF\r\n',
  ],
])('%s that stops arriving is answered 408 in words, and cut off', async (_name, head, body) => {
  const answer = await (await send(head, body, impatient)).ended

  expect(answer).toMatch(/^HTTP\/1\.1 408 /)
  expect(answer).toMatch(/"code":"request-timeout".*Check your connection/)
  await vi.waitFor(async () => expect(await received()).toEqual([]), patience)
})

const contentTypes = ['application/json', 'application/pdf', 'application/octet-stream', docxType]
const withBody = Object.values<Call>(calls).filter(({ method }) => method !== 'GET')

test('no endpoint waits for a body that stops arriving', async () => {
  expect(withBody.length).toBeGreaterThan(40)
  const { headers } = await impatient.asMember()
  const answers = await Promise.all(
    withBody.flatMap(({ method, path: route }) =>
      contentTypes.map(async (type) => {
        const line = `${method} /api${route.replaceAll(/:\w+/g, 'x')}`
        const head = { ...headers, 'content-type': type, 'content-length': 1000 }
        const { ended } = await send(requestHead(line, head), '{', impatient)
        return `${line} ${type} ${(await ended).slice(9, 12)}`
      }),
    ),
  )

  expect(answers.filter((answer) => !/ 4\d\d$/.test(answer))).toEqual([])
})

test('a body that nobody asked for is cut off too', async () => {
  const head = requestHead('POST /api/nothing', { 'content-length': 1000 })
  const answer = await (await send(head, 'x', impatient)).ended
  expect(answer).toMatch(/^HTTP\/1\.1 4/)
})

test('headers that do not arrive in time are answered 408 in words', async () => {
  const answer = await (await send('GET /api/health HTTP/1.1\r\n', '', impatient)).ended

  expect(answer).toMatch(/^HTTP\/1\.1 408 /)
  expect(answer).toMatch(/application\/problem\+json[^]*did not arrive in time/)
})

test('what is no request is answered 400 as a problem', async () => {
  expect(await (await send('HELLO\r\n\r\n')).ended).toMatch(/^HTTP\/1\.1 400 [^]*invalid-request/)
})

test('a file is received in a private folder, and is gone after the answer', async () => {
  const connection = await send(verifyHead(20_000), Buffer.alloc(10_000))
  await vi.waitFor(async () => expect(await received()).toHaveLength(1), patience)
  const [name = ''] = await received()
  const modes = await Promise.all(
    [name, path.dirname(name), ''].map(async (part) =>
      ((await stat(path.join(folder, 'incoming', part))).mode & 0o777).toString(8),
    ),
  )
  expect(modes).toEqual(['600', '700', '700'])

  await write(connection.socket, Buffer.alloc(10_000))
  expect(await connection.until('not-a-pdf')).toMatch(/^HTTP\/1\.1 200 /)
  await vi.waitFor(async () => expect(await received()).toEqual([]), patience)
})

test.each<Record<string, number>>([{ 'content-length': 0 }, {}])(
  'a request without a body leaves no file behind: %o',
  async (headers) => {
    const head = requestHead('POST /api/verify', { 'content-type': 'application/pdf', ...headers })
    const connection = await send(head)
    expect(await connection.until('not-a-pdf')).toMatch(/^HTTP\/1\.1 200 /)

    expect(await received()).toEqual([])
  },
)

test('a refused file whose client left before it was complete is removed', async () => {
  const incoming = createIncomingFiles(path.join(folder, 'incoming'))
  const disk = Promise.withResolvers<undefined>()
  const saved = Promise.withResolvers<undefined>()
  const slow = await startTestApp(
    {},
    {
      incoming: {
        ...incoming,
        async save(body) {
          const file = await incoming.save(body)
          saved.resolve(undefined)
          await disk.promise
          return file
        },
      },
    },
  )
  await slow.app.listen({ port: 0, host: '127.0.0.1' })
  const { headers } = await slow.asMember()
  const head = requestHead('POST /api/legal-form-packets/group/unknown/paper', {
    ...headers,
    'content-type': 'application/pdf',
    'content-length': 8,
  })
  const { socket } = await send(head, '%PDF-1.7', slow)
  await saved.promise
  socket.destroy()
  await vi.waitFor(async () => expect(await connectionsOf(slow)).toBe(0), patience)
  disk.resolve(undefined)

  await vi.waitFor(async () => expect(await received()).toEqual([]), patience)
  await slow.stop()
})

function connectionsOf({ app }: TestApp): Promise<number> {
  return promisify(app.server.getConnections.bind(app.server))()
}

test('strangers’ files are refused beyond their part, as they arrive; a member’s file and small bodies are not', async () => {
  const from = (address: string) => verifyHead(40 * megabyte, { 'x-forwarded-for': address })
  const first = await send(from('203.0.113.1'), Buffer.alloc(30 * megabyte))
  await vi.waitFor(async () => expect(await received()).toHaveLength(1), patience)
  const refused = await send(from('203.0.113.2'), Buffer.alloc(3 * megabyte))
  expect(await refused.until('\r\n\r\n')).toMatch(/^HTTP\/1\.1 503 [^]*retry-after: 5/i)
  expect(await refused.until('}')).toMatch(/Too much is being sent right now/)
  await vi.waitFor(async () => {
    const ready = await server.app.inject('/api/health/ready')
    expect(ready.json().warnings).toContainEqual({
      code: 'requests-nearly-full',
      detail: expect.stringContaining('room left for uploaded files'),
    })
  }, patience)
  const upload = await server.app.inject({
    method: 'POST',
    url: '/api/forms/uploads',
    headers: { ...member.headers, 'content-type': 'application/pdf' },
    payload: Buffer.alloc(2 * megabyte),
  })
  expect(upload.json()).toMatchObject({ status: 422, code: 'pdf-refused' })
  const small = await member.call('POST', `/users/${member.userId}/properties`, {
    address: { street: '1 Elm', city: 'Troy', state: 'NY', zip: '12180' },
  })
  expect(small.statusCode).toBe(201)
  expect(lines.filter((line) => line.includes('"level":50'))).toEqual([])

  first.socket.destroy()
  await vi.waitFor(async () => {
    const answer = await server.app.inject({
      method: 'POST',
      url: '/api/verify',
      headers: { 'content-type': 'application/pdf', 'x-forwarded-for': '203.0.113.4' },
      payload: Buffer.alloc(20 * megabyte),
    })
    expect(answer.statusCode).toBe(200)
  }, patience)
})

test('what strangers only announce takes no room', async () => {
  await Promise.all(
    Array.from({ length: 64 }, (_, index) =>
      send(verifyHead(40 * megabyte, { 'x-forwarded-for': `203.0.113.${index}` }), '%PDF'),
    ),
  )
  await vi.waitFor(async () => expect(await received()).toHaveLength(64), patience)

  const answer = await server.app.inject({
    method: 'POST',
    url: '/api/verify',
    headers: { 'content-type': 'application/pdf', 'x-forwarded-for': '203.0.113.200' },
    payload: Buffer.alloc(20 * megabyte),
  })
  expect(answer.statusCode).toBe(200)
})

test.each(['auth/callback', `applications/link/${'0'.repeat(26)}/requests`, 'payments'])(
  'more than 16 kB for a call whose bodies are small is refused before it is read: %s',
  async (route) => {
    const head = requestHead(`POST /api/${route}`, {
      ...member.headers,
      'content-type': 'application/json',
      'content-length': 16_001,
    })

    expect(await (await send(head)).until('}')).toMatch(/^HTTP\/1\.1 4(13|04) /)
  },
)

test.each([
  ['a session', 'POST /api/forms', 401],
  ['a signing room', 'PATCH /api/signing-room/answers', 404],
  ['a link to sign', `PUT /api/signing-invites/language/code/${'0'.repeat(26)}`, 404],
  ['a link to apply', `POST /api/applications/link/${'0'.repeat(26)}/requests`, 404],
  ['a request to apply', `POST /api/applications/confirmation/${'0'.repeat(26)}`, 404],
])('who does not have %s is refused before the body is read', async (_name, line, status) => {
  const head = requestHead(line, {
    authorization: 'Bearer made-up',
    'content-type': 'application/json',
    'content-length': 10_000,
  })

  expect(await (await send(head)).until('}')).toMatch(new RegExp(`^HTTP/1.1 ${status} `))
})

test('a file that is larger than allowed is refused, also when it does not say so', async () => {
  const declared = await send(verifyHead(60_000_000))
  expect(await declared.until('}')).toMatch(/^HTTP\/1\.1 413 [^]*too-large/)

  const chunked = await send(
    requestHead('POST /api/verify', {
      'content-type': 'application/pdf',
      'transfer-encoding': 'chunked',
    }),
  )
  const chunk = Buffer.concat([
    Buffer.from('1000000\r\n'),
    Buffer.alloc(2 ** 24),
    Buffer.from('\r\n'),
  ])
  for (let count = 0; count < 3; count += 1) {
    await write(chunked.socket, chunk)
  }
  expect(await chunked.until('}')).toMatch(/^HTTP\/1\.1 413 [^]*too-large/)
})

test('an upload that the client cuts off is no error of ours, and is counted', async () => {
  const connection = await send(verifyHead(1000), '%PDF')
  await vi.waitFor(async () => expect(await received()).toHaveLength(1), patience)
  connection.socket.destroy()

  await vi.waitFor(() => expect(lines.join('')).toContain('"status":499'), patience)
  expect(lines.filter((line) => /"level":[45]0/.test(line))).toEqual([])
  await vi.waitFor(async () => expect(await received()).toEqual([]), patience)
})

test('a file that a failing disk does not let go does not end the process, and the operator is told', async () => {
  const uncaught = vi.fn()
  process.on('unhandledRejection', uncaught)
  const logged: string[] = []
  const failing = await startTestApp(
    {},
    {
      log: pino({ level: 'warn' }, { write: (line: string) => void logged.push(line) }),
      incoming: {
        ...createIncomingFiles(path.join(folder, 'incoming')),
        remove: () => Promise.reject(new Error('EROFS: read-only file system')),
      },
      bodies: { diskBytes: largestVerified },
    },
  )
  const verify = () =>
    failing.app.inject({
      method: 'POST',
      url: '/api/verify',
      headers: { 'content-type': 'application/pdf' },
      payload: Buffer.alloc(largestVerified),
    })

  expect((await verify()).statusCode).toBe(200)
  await vi.waitFor(() => expect(logged.join('')).toContain('read-only file system'), patience)
  expect((await verify()).statusCode).toBe(200)
  expect(uncaught).not.toHaveBeenCalled()

  await failing.stop()
  await rm(path.join(folder, 'incoming'), { recursive: true })
  process.off('unhandledRejection', uncaught)
})

const bodyDeps = {
  budgets: createBodyBudgets(defaultBodyOptions),
  pace: defaultBodyOptions.pace,
  removeFile: () => Promise.resolve(),
}

/** Sends the head of a request to an app with only this route, and leaves once it waits. */
async function leaveBeforeBody(app: FastifyInstance, waiting: Promise<unknown>): Promise<void> {
  app.post('/files', () => ({}))
  await app.listen({ port: 0, host: '127.0.0.1' })
  const { socket } = await openRaw(portOf(app.server.address()))
  await write(socket, requestHead('POST /files', { 'content-length': 1000 }))
  await waiting
  socket.destroy()
}

test('a client that leaves before its body is looked at takes no room', async () => {
  const errors: unknown[] = []
  const app = fastify()
  app.setErrorHandler(async (error) => void errors.push(error))
  const waiting = Promise.withResolvers<undefined>()
  app.addHook('onRequest', async (request) => {
    request.ctx = server.ctx
    const closed = new Promise((resolve) => request.raw.once('close', resolve))
    waiting.resolve(undefined)
    await closed
  })
  useRequestBodies(app, bodyDeps)
  await leaveBeforeBody(app, waiting.promise)

  await vi.waitFor(() => expect(errors).toEqual([expect.any(RequestCutOff)]), 5000)
  await app.close()
})

test('a body that is cut off before anybody reads it does not end the process', async () => {
  const uncaught = vi.fn()
  process.on('uncaughtException', uncaught)
  const app = fastify()
  const waiting = Promise.withResolvers<undefined>()
  const closed = Promise.withResolvers<undefined>()
  app.addHook('onRequest', async (request) => {
    request.ctx = server.ctx
  })
  useRequestBodies(app, bodyDeps)
  app.addHook('preParsing', async ({ raw }, _reply, payload) => {
    payload.once('close', () => closed.resolve(undefined))
    waiting.resolve(undefined)
    await once(raw, 'close')
    return payload
  })
  await leaveBeforeBody(app, waiting.promise)
  await closed.promise
  await app.close()

  expect(uncaught).not.toHaveBeenCalled()
  process.off('uncaughtException', uncaught)
})
