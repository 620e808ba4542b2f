import { sessions, users } from '@countersign/database'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { MembershipPerson } from '../../kernel/ports.ts'
import { sha256 } from '../../kernel/sha256.ts'
import { startTestApp, type TestApp } from '../../testing/index.ts'
import { userStream } from '../../kernel/events/event-stream.ts'

let server: TestApp
beforeAll(async () => {
  server = await startTestApp()
})
afterAll(() => server.stop())

const hour = 3_600_000

async function begin(cookie = '') {
  const response = await server.app.inject({ url: '/api/auth/login', headers: { cookie } })
  const [set = ''] = [response.headers['set-cookie']].flat()
  return { url: String(response.json().url), cookie: set.split(';')[0] ?? '', set }
}

function callback(body: object, cookie?: string) {
  return server.app.inject({
    method: 'POST',
    url: '/api/auth/callback',
    headers: cookie ? { cookie } : {},
    payload: body,
  })
}

function me(token: string, headers = {}) {
  return server.app.inject({
    url: '/api/auth/me',
    headers: { authorization: `Bearer ${token}`, ...headers },
  })
}

/** Somebody new, unless it is said who. */
async function logIn(person: Partial<MembershipPerson> = {}) {
  const { url, cookie } = await begin()
  const subject = server.services.ids.uuid()
  const response = await callback(server.membership.codeFor(url, { subject, ...person }), cookie)
  expect(response.statusCode).toBe(200)
  return String(response.json().token)
}

test('a callback without state, from another browser, or with an unknown state is rejected', async () => {
  const { url, cookie } = await begin()
  const { code, state } = server.membership.codeFor(url, {})
  const elsewhere = await begin()

  for (const response of [
    await callback({ code }, cookie),
    await callback({ code, state }),
    await callback({ code, state }, elsewhere.cookie),
    await callback({ code, state: 'made-up' }, cookie),
    await callback({ code: 'made-up', state }, cookie),
  ]) {
    expect(response.statusCode).toBe(400)
    expect(response.json().code).toBe('login-failed')
  }
  expect((await callback({}, cookie)).json()).toMatchObject({
    code: 'invalid-fields',
    errors: [{ field: 'code', message: 'This is required.' }],
  })
})

test('a login can be completed once, within 15 minutes', async () => {
  const first = await begin()
  const login = server.membership.codeFor(first.url, {})
  expect((await callback(login, first.cookie)).statusCode).toBe(200)
  expect((await callback(login, first.cookie)).json().code).toBe('login-failed')

  const late = await begin()
  server.clock.advance(15 * 60_000 + 1)
  const response = await callback(server.membership.codeFor(late.url, {}), late.cookie)
  expect(response.json().code).toBe('login-failed')
})

test('a membership that cannot be reached is reported as unavailable', async () => {
  server.membership.setUnavailable(true)
  const response = await server.app.inject('/api/auth/login')
  server.membership.setUnavailable(false)

  expect(response.statusCode).toBe(503)
  expect(response.json().code).toBe('provider-unavailable')
})

test('two tabs of one browser can log in at the same time', async () => {
  const one = await begin()
  const two = await begin(one.cookie)

  const second = await callback(server.membership.codeFor(two.url, {}), two.cookie)
  const first = await callback(server.membership.codeFor(one.url, {}), one.cookie)
  expect([first.statusCode, second.statusCode]).toEqual([200, 200])
})

test('with https, no other subdomain can set the login cookie', async () => {
  const { ports } = server.services
  const { publicUrl } = ports
  ports.publicUrl = 'https://countersign.example'
  try {
    const { set, url, cookie } = await begin()
    expect(set).toMatch(/^__Host-countersign_login=[\w-]{43}; Path=\/; Secure;/)
    expect(set).not.toMatch(/Domain/)

    const body = server.membership.codeFor(url, { subject: 'host-cookie' })
    const planted = await callback(body, cookie.replace('__Host-', ''))
    expect([planted.statusCode, planted.json().code]).toEqual([400, 'login-failed'])
    expect((await callback(body, cookie)).statusCode).toBe(200)
  } finally {
    ports.publicUrl = publicUrl
  }
})

test('the login cookie is not readable by scripts', async () => {
  const { set } = await begin()

  expect(set).toMatch(/HttpOnly/)
  expect(set).toMatch(/SameSite=Lax/)
  expect(set).toMatch(/Path=\/api\/auth/)
})

test('logging in creates the member and a session, and stores only the token’s hash', async () => {
  const token = await logIn({ name: 'Olivia Owner', email: 'olivia@example.com' })

  const response = await me(token)
  expect(response.json().user).toMatchObject({
    name: 'Olivia Owner',
    email: 'olivia@example.com',
    properties: [],
  })
  const kept = JSON.stringify(await server.services.db.select().from(sessions))
  expect(kept).toContain(sha256(token))
  expect(kept).not.toContain(token)
  expect(await server.eventsOf(userStream(response.json().user._id))).toEqual(['session.opened'])
})

test('the same subject is the same member, with the membership’s current email', async () => {
  const subject = 'olivia'
  const before = await me(await logIn({ subject, email: 'old@example.com' }))
  const after = await me(await logIn({ subject, email: 'new@example.com' }))
  const namesake = await me(await logIn({ subject: 'another', email: 'new@example.com' }))

  expect(after.json().user).toMatchObject({ _id: before.json().user._id, email: 'new@example.com' })
  expect(namesake.json().user._id).not.toBe(before.json().user._id)
  expect(await server.services.db.$count(users, eq(users.email, 'new@example.com'))).toBe(2)
})

test('without a valid token, nobody is signed in', async () => {
  for (const authorization of ['', 'Bearer', 'Bearer x', `Basic ${'y'.repeat(43)}`]) {
    const response = await server.app.inject({ url: '/api/auth/me', headers: { authorization } })
    expect(response.statusCode).toBe(401)
    expect(response.json().code).toBe('not-signed-in')
  }
})

test('a session ends after an hour of inactivity, and activity extends it', async () => {
  const token = await logIn()
  server.clock.advance(hour - 1)
  expect((await me(token)).statusCode).toBe(200)
  server.clock.advance(hour)
  expect((await me(token)).statusCode).toBe(200)
  server.clock.advance(hour + 1)

  const response = await me(token)
  expect(response.statusCode).toBe(401)
  expect(response.json()).toMatchObject({
    code: 'session-expired',
    detail: 'Your session has expired due to inactivity. Please log in again.',
  })
})

test('background requests do not extend a session', async () => {
  const token = await logIn()
  for (let minutes = 0; minutes < 60; minutes += 10) {
    expect((await me(token, { 'x-background': '1' })).statusCode).toBe(200)
    server.clock.advance(600_000)
  }
  server.clock.advance(1)

  expect((await me(token, { 'x-background': '1' })).json().code).toBe('session-expired')
})

test('last activity is stored at most once a minute', async () => {
  const token = await logIn()
  const seen = async () => (await sessionOf(token))?.lastSeenAt.getTime()
  const before = await seen()
  server.clock.advance(59_000)
  await me(token)
  expect(await seen()).toBe(before)
  server.clock.advance(1000)
  await me(token)
  expect(await seen()).toBe(server.clock.now().getTime())
})

test('logging out ends this session, for every copy of its token, and no other', async () => {
  const token = await logIn({ subject: 'leaver' })
  const other = await logIn({ subject: 'leaver' })
  const response = await server.app.inject({
    method: 'POST',
    url: '/api/auth/logout',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    payload: '',
  })

  expect(response.statusCode).toBe(204)
  expect((await me(token)).json().code).toBe('not-signed-in')
  const { user } = (await me(other)).json()
  expect(await server.eventsOf(userStream(user._id))).toEqual([
    'session.opened',
    'session.opened',
    'session.closed',
  ])
  expect((await sessionOf(token))?.endedAt).toEqual(server.clock.now())
})

async function sessionOf(token: string) {
  const [session] = await server.services.db
    .select()
    .from(sessions)
    .where(eq(sessions.tokenSha256, sha256(token)))
  return session
}
