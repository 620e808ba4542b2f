import { calls as declaredCalls } from '@countersign/contract/calls'
import type { Call } from '@countersign/contract/call'
import { mkdtemp, mkdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { brotliDecompressSync } from 'node:zlib'
import { problems } from '@countersign/contract/rules/problems'
import { Problem } from '@countersign/contract/schemas/problem'
import { events, openDatabase } from '@countersign/database'
import { pino } from 'pino'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestApp, type Member, type TestApp } from '../testing/index.ts'

let server: TestApp
let member: Member
let folder: string
const lines: string[] = []
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'countersign-web-'))
  await mkdir(path.join(folder, 'assets'))
  await writeFile(path.join(folder, 'index.html'), '<!doctype html><title>the app</title>')
  await writeFile(
    path.join(folder, 'signing-room.html'),
    '<!doctype html><title>the room</title><script src="/assets/room-4d5e6f.js"></script>',
  )
  await writeFile(
    path.join(folder, 'signing-link.html'),
    '<!doctype html><title>the link</title><script src="/assets/core-7a8b9c.js"></script>',
  )
  await writeFile(path.join(folder, 'assets', 'app-1a2b3c.js'), 'export {}')
  await writeFile(path.join(folder, '.sources'), 'secret')
  await mkdir(path.join(folder, '.vite'))
  await writeFile(
    path.join(folder, '.vite', 'manifest.json'),
    JSON.stringify({
      'src/routes/legal-forms/packet/start.tsx': {
        file: 'assets/start-1.js',
        imports: ['_framed.js'],
      },
      '_framed.js': { file: 'assets/framed-2.js', css: ['assets/framed-3.css'] },
    }),
  )
  const log = pino({ level: 'info' }, { write: (line: string) => void lines.push(line) })
  server = await startTestApp({}, { webFolder: folder, log, trustProxy: true })
  member = await server.asMember()
})
afterAll(async () => {
  await server.stop()
  await rm(folder, { recursive: true, force: true })
})

const get = (url: string, headers = {}) => server.app.inject({ url, headers })

test.each([
  ['/assets/', {}, 404],
  ['/assets/app-1a2b3c.js/%00', {}, 400],
  ['/assets/app-1a2b3c.js/%00', { 'accept-encoding': 'br' }, 400],
  ['/assets/app-1a2b3c.js', { range: 'bytes=9-1' }, 200],
  ['/assets/app-1a2b3c.js', { range: 'bytes=99999-' }, 200],
  ['/assets/app-1a2b3c.js', { 'if-match': '"another"' }, 400],
  ['/assets/app-1a2b3c.js', { 'if-unmodified-since': 'Sat, 01 Jan 2000 00:00:00 GMT' }, 400],
])('no request for a file is an error of the server (%s, %j)', async (url, headers, status) => {
  expect((await get(url, headers)).statusCode).toBe(status)
})

test('every error is a problem with a detail, and without internals', async () => {
  const responses = [
    await get('/api/nothing-here'),
    await get('/api/auth/me'),
    await get('/api/signing-invites/embedded-link/no-code'),
    await get('/api/signing-room'),
    await get('/api/%ZZ'),
    await server.app.inject({ method: 'POST', url: '/api/health' }),
    await member.call('POST', '/forms', '{'),
  ]

  for (const response of responses) {
    expect(response.headers['content-type']).toMatch(/^application\/problem\+json/)
    const problem = Problem.parse(response.json())
    expect(problem.status).toBe(response.statusCode)
    expect(problem.title).toBe(problems[problem.code].title)
    expect(response.statusCode).toBeLessThan(500)
  }
  expect(responses.map(({ statusCode }) => statusCode)).toEqual([404, 401, 404, 404, 400, 404, 415])
})

test('an unexpected error reveals no internals', async () => {
  const broken = await startTestApp({
    authority: {
      rootPems: () => Promise.reject(new Error('password=hunter2 in table secrets')),
      ownRoots: () => Promise.resolve([]),
    },
  })
  const response = await broken.app.inject('/api/verify/root.pem')
  await broken.stop()

  expect(response.statusCode).toBe(500)
  expect(response.json()).toEqual({
    type: 'urn:countersign:problem:unexpected',
    title: 'Something went wrong',
    status: 500,
    code: 'unexpected',
    requestId: response.headers['x-request-id'],
  })
})

test('a library’s error is not the caller’s fault, whatever status code it carries', async () => {
  const broken = await startTestApp({
    authority: {
      rootPems: () => Promise.reject(Object.assign(new Error('no bucket'), { statusCode: 404 })),
      ownRoots: () => Promise.resolve([]),
    },
  })
  const response = await broken.app.inject('/api/verify/root.pem')
  await broken.stop()

  expect(response.json()).toMatchObject({ status: 500, code: 'unexpected' })
})

test('health fails while the database does not respond', async () => {
  expect((await get('/api/health')).json()).toEqual({ status: 'ok' })

  const cutOff = await startTestApp()
  const { db, close } = openDatabase('postgres://nobody@127.0.0.1:1/nothing')
  cutOff.services.db = db
  const response = await cutOff.app.inject('/api/health')
  expect(response.statusCode).toBe(503)
  expect(response.json().code).toBe('unavailable')
  await close()
  await cutOff.stop()
})

test('every client-side route serves the app’s page, and nothing else does', async () => {
  for (const url of [
    '/',
    '/login',
    '/legal-forms/select-property',
    '/sign/abc/more',
    '/close-signing',
    '/account/receipts/018f2c5e-7d2a-4c1b-9d0e-5a6b7c8d9e0f.',
  ]) {
    const response = await get(url)
    expect([url, response.statusCode, response.body]).toEqual([
      url,
      200,
      '<!doctype html><title>the app</title>',
    ])
  }
  expect((await get('/signing-room')).body).toMatch(/the room/)
  for (const url of [
    '/sign',
    '/sign/?lang=es',
    '/sign/abc',
    '/sign/abc/?lang=es',
    '/sign/status?code=abc',
    '/sign/%F0%9F%8F%A0',
    '/sign/avf0tp92rj7mpkxc2gfxee4d25.',
    '/sign/avf0tp92rj7mpkxc2gfxee4d25.Thanks',
    '/SIGN/AVF0TP92RJ7MPKXC2GFXEE4D25',
    '/apply/avf0tp92rj7mpkxc2gfxee4d25.',
    '/apply',
    '/apply/?lang=es',
    '/apply/confirm/?lang=es',
    '/apply/abc',
    '/apply/confirm/abc',
  ]) {
    expect([url, (await get(url)).body]).toEqual([url, expect.stringMatching(/the link/)])
  }
  for (const url of ['/assets/none.js', '/favicon.ico', '/api', '/.sources', '/assets']) {
    expect((await get(url)).statusCode).toBe(404)
  }
  expect((await server.app.inject({ method: 'POST', url: '/login' })).statusCode).toBe(404)
})

test.each([
  ...['/api/nothing', '/api/v1/packets', '/API/health', '//api/health', '/%61pi/nothing', '/api/'],
  ...['/metrics', '/prometheus', '/healthz', '/livez', '/readyz', '/ping', '/version', '/status'],
  ...['/.env', '/.git/config', '/.well-known/openid-configuration', '/server-status'],
  ...['/actuator/health', '/debug/pprof', '/swagger', '/graphql', '/wp-login.php', '/oidc/nothing'],
])('%s never answers with the web app', async (url) => {
  const answer = await get(url)

  expect(answer.statusCode).toBe(404)
  expect(answer.body).not.toContain('<title>')
})

test('hashed assets are cached forever, pages never', async () => {
  const asset = await get('/assets/app-1a2b3c.js')
  expect(asset.headers['cache-control']).toBe('public, max-age=31536000, immutable')
  expect((await get('/login')).headers['cache-control']).toBe('no-cache')
})

test('pages of signing links are not cached, not indexed, and send no referrer', async () => {
  for (const url of ['/sign/abc', '/sign/status?code=abc', '/signing-room']) {
    const { headers } = await get(url)
    expect(headers['cache-control']).toBe('no-store')
    expect(headers['x-robots-tag']).toBe('noindex, nofollow')
    expect(headers['referrer-policy']).toBe('no-referrer')
  }
})

test('only a resident’s page prefetches the signing room’s assets', async () => {
  expect((await get('/sign/abc')).headers.link).toBe('</assets/room-4d5e6f.js>; rel=prefetch')
  expect((await get('/login')).headers.link).toBeUndefined()
})

test('the page in which an owner fills out names its scripts before the app does', async () => {
  expect((await get('/legal-forms/start?documentGroupId=g1')).headers.link).toBe(
    '</assets/start-1.js>; rel=modulepreload, </assets/framed-2.js>; rel=modulepreload, </assets/framed-3.css>; rel=preload; as=style; crossorigin',
  )
  expect((await get('/legal-forms/started')).headers.link).toBeUndefined()
  expect((await get('/.vite/manifest.json')).statusCode).toBe(404)
})

test('a resident’s page asks for the details of its link before its scripts do', async () => {
  const code = 'avf0tp92rj7mpkxc2gfxee4d25'
  const details = `/api/signing-invites/invite-details/code/${code}`

  for (const url of [`${code}?lang=es`, `${code}>; rel=preload`, `${code.toUpperCase()}.`]) {
    expect((await get(`/sign/${url}`)).headers.link).toBe(
      `<${details}>; rel=preload; as=fetch; crossorigin, </assets/room-4d5e6f.js>; rel=prefetch`,
    )
  }
  for (const url of ['/sign/abc', `/sign/status?code=${code}`]) {
    expect((await get(url)).headers.link).not.toContain('preload')
  }
})

test('no inline script, no third-party origin, no foreign frame', async () => {
  for (const url of ['/login', '/api/health', '/signing-room', '/api/nothing']) {
    const csp = String((await get(url)).headers['content-security-policy'])
    expect(csp).toMatch(/default-src 'self'/)
    expect(csp).toMatch(/script-src 'self';/)
    expect(csp).toMatch(/style-src 'self';/)
    expect(csp).toMatch(/frame-ancestors 'self'/)
    expect(csp).not.toMatch(/https?:|unsafe-eval/)
  }
})

test('pages may use no camera, microphone, place or payment of the browser', async () => {
  for (const url of ['/login', '/api/health', '/signing-room', '/api/nothing']) {
    expect((await get(url)).headers['permissions-policy']).toBe(
      'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
    )
  }
})

test('a security contact is published where one is set', async () => {
  const url = '/.well-known/security.txt'
  const withContact = await startTestApp({}, { securityContact: 'mailto:security@example.com' })
  const { headers, body } = await withContact.app.inject(url)
  const expires = new Date(/^Expires: (.*)$/m.exec(body)?.[1] ?? '')
  const now = withContact.clock.now()
  await withContact.stop()

  expect(headers['content-type']).toBe('text/plain; charset=utf-8')
  expect(body).toContain('Contact: mailto:security@example.com\n')
  expect(expires > now).toBe(true)
  expect((await get(url)).statusCode).toBe(404)
})

test('another loopback name redirects to the public URL', async () => {
  const other = await get('/login?x=1', { host: '127.0.0.1:3000' })
  expect([other.statusCode, other.headers.location]).toEqual([
    302,
    'http://localhost:3000/login?x=1',
  ])
  expect((await get('/login', { host: 'localhost:3000' })).statusCode).toBe(200)
  expect((await get('/login', { host: '127.0.0.1:8080' })).statusCode).toBe(200)
  expect((await get('/login', { host: 'forms.example.com' })).statusCode).toBe(200)
})

test('without a built web app, a page says what to do', async () => {
  const bare = await startTestApp()
  const response = await bare.app.inject('/login')
  await bare.stop()

  expect(response.statusCode).toBe(503)
  expect(response.body).toMatch(/npm run build/)
})

test('an event is recorded with IP address, device and time zone, if they are valid', async () => {
  const act = (headers: Record<string, string>) =>
    server.app.inject({
      method: 'POST',
      url: `/api/users/${member.userId}/properties`,
      headers: { ...member.headers, 'user-agent': 'Test/1', ...headers },
      payload: { address: { street: '1 Elm', city: 'Troy', state: 'NY', zip: '12180' } },
    })
  await act({ 'x-time-zone': 'America/Chicago', 'x-forwarded-for': '203.0.113.7' })
  await act({ 'x-time-zone': 'Mars/Olympus Mons' })

  const rows = await server.services.db.select().from(events).orderBy(events.seq)
  expect(rows).toMatchObject([
    {
      personal: { origin: { values: { ip: '203.0.113.7', userAgent: 'Test/1' } } },
      timeZone: 'America/Chicago',
    },
    { personal: { origin: { values: { ip: '127.0.0.1' } } }, timeZone: null },
  ])
})

test('the log contains route patterns, and nothing from URLs, headers or bodies', async () => {
  const code = 'abcdefghjkmnpqrstvwxyz2345'
  lines.length = 0
  await get(`/sign/${code}`)
  await get(`/api/signing-invites/invite-details/code/${code}`)
  await member.call('POST', '/forms', { title: 'my secret title' })
  await get(`/api/forms?searchTerm=${code}`, { cookie: 'countersign_login=cookie-secret' })

  const log = lines.join('')
  expect(log).toMatch(/"route":"\/api\/signing-invites\/invite-details\/code\/:code"/)
  for (const secret of [code, member.token, 'my secret title', 'cookie-secret']) {
    expect(log).not.toContain(secret)
  }
})

test('the OpenAPI 3.1 document lists every call of the contract, and has a page', async () => {
  const description = (await get('/api/openapi.json')).json()
  expect(description.openapi).toMatch(/^3\.1\./)
  const calls = Object.entries<object>(description.paths).flatMap(([route, methods]) =>
    Object.keys(methods).map((method) => `${method.toUpperCase()} ${route}`),
  )
  const expected = Object.values<Call>(declaredCalls).map(
    ({ method, path: route }) => `${method} /api${route.replace(/:(\w+)/g, '{$1}')}`,
  )
  expect(expected.length).toBeGreaterThan(40)
  expect(calls.sort()).toEqual(expected.sort())

  const post = description.paths['/api/users/{id}/properties'].post
  expect(Object.keys(post.responses)).toEqual(expect.arrayContaining(['201', '401', '404', '422']))
  expect(post.security).toEqual([{ member: [] }])
  expect(post.operationId).toBe('postProperty')
  expect(post.parameters).toContainEqual(expect.objectContaining({ name: 'Idempotency-Key' }))
  expect(post.responses['404'].content['application/problem+json'].schema).toEqual({
    $ref: '#/components/schemas/Problem',
  })
  expect(description.paths['/api/health'].get.security).toEqual([])
  const page = await get('/api/docs/')
  expect(page.statusCode).toBe(200)
  expect(page.body).not.toMatch(/<script>[^<]/)
})

test('long responses are compressed if the client accepts it', async () => {
  const response = await get('/api/openapi.json', { 'accept-encoding': 'br' })

  expect(response.headers['content-encoding']).toBe('br')
  expect(JSON.parse(brotliDecompressSync(response.rawPayload).toString()).info.title).toBe(
    'Countersign',
  )
})

test('the rate limit applies to one caller and affects no one else', async () => {
  const limited = await startTestApp({}, { rateLimits: true, trustProxy: true })
  const login = (ip: string) =>
    limited.app.inject({ url: '/api/auth/login', headers: { 'x-forwarded-for': ip } })
  const flood = []
  for (let count = 0; count < 121; count += 1) {
    flood.push(await login('198.51.100.1'))
  }
  const elsewhere = await login('198.51.100.2')
  await limited.stop()

  const refused = flood.filter(({ statusCode }) => statusCode === 429)
  expect(refused).toHaveLength(1)
  expect(refused[0]?.json()).toMatchObject({ code: 'too-many-requests' })
  expect(refused[0]?.headers['retry-after']).toBeDefined()
  expect(elsewhere.statusCode).toBe(200)
})

test.each([
  ['POST', '/signing-invites/new-link/code/'],
  ['PUT', '/signing-invites/language/code/'],
  ['DELETE', '/forms/'],
] as const)('%s with an overlong path is not found, and no error of ours', async (method, path) => {
  const answer = await server.app.inject({ method, url: `/api${path}${'a'.repeat(650)}` })

  expect(answer.statusCode).toBe(404)
  expect(answer.json()).toMatchObject({ code: 'not-found' })
})

test('a request has to arrive within five minutes', () => {
  expect(server.app.server.requestTimeout).toBe(300_000)
})
