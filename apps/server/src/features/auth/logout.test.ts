import { sessions } from '@countersign/database'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { MembershipLogin } from '../../kernel/ports.ts'
import { sha256 } from '../../kernel/sha256.ts'
import { openIdToken } from '../sessions/index.ts'
import { startTestApp, type TestApp } from '../../testing/index.ts'

/** Logging out of the membership too, and being logged out by it. */

let server: TestApp
beforeAll(async () => {
  server = await startTestApp()
})
afterAll(() => server.stop())

async function logIn(subject: string, login: Omit<MembershipLogin, 'person'> = {}) {
  const begun = await server.app.inject('/api/auth/login')
  const [cookie = ''] = String(begun.headers['set-cookie']).split(';')
  const response = await server.app.inject({
    method: 'POST',
    url: '/api/auth/callback',
    headers: { cookie, 'user-agent': 'Mozilla/5.0 (Macintosh) Version/19.0 Safari/605.1' },
    payload: server.membership.codeFor(begun.json().url, { subject }, login),
  })
  return { authorization: `Bearer ${response.json().token}` }
}

type Headers = Awaited<ReturnType<typeof logIn>>

const get = (path: string, headers: Headers) => server.app.inject({ url: `/api${path}`, headers })

const status = async (headers: Headers) => (await get('/auth/me', headers)).statusCode

function sendLogout(body: string, type = 'application/x-www-form-urlencoded') {
  return server.app.inject({
    method: 'POST',
    url: '/api/auth/backchannel-logout',
    headers: { 'content-type': type },
    payload: body,
  })
}

test.each(['logout_token=made-up', 'logout_token=', '', 'token=x', '%%%=&&'])(
  'a logout without a valid token (%j) is refused',
  async (body) => {
    const response = await sendLogout(body)

    expect([response.statusCode, response.json().code]).toEqual([400, 'invalid-request'])
    expect(response.headers['cache-control']).toBe('no-store')
  },
)

test('a logout that is no form, or too large, is refused', async () => {
  expect((await sendLogout('{"logout_token":"x"}', 'application/json')).statusCode).toBe(415)
  expect((await sendLogout(`logout_token=${'x'.repeat(30_000)}`)).statusCode).toBe(413)
})

test('a logout token works once, and a membership that is away is an outage', async () => {
  const token = server.membership.logoutToken({ subject: 'nobody' })
  expect((await sendLogout(`logout_token=${token}`)).statusCode).toBe(200)
  expect((await sendLogout(`logout_token=${token}`)).json()).toMatchObject({
    code: 'invalid-request',
    detail: 'This logout token was used before.',
  })

  server.membership.setUnavailable(true)
  expect((await sendLogout(`logout_token=${token}`)).statusCode).toBe(503)
  server.membership.setUnavailable(false)
})

test('a logout of one session at the membership ends that login and no other', async () => {
  const desk = await logIn('rita', { issuerSession: 'desk' })
  const phone = await logIn('rita', { issuerSession: 'phone' })
  const stranger = await logIn('sam', { issuerSession: 'sam' })
  const send = (notice: { issuerSession?: string; subject?: string; issuer?: string }) =>
    sendLogout(`logout_token=${server.membership.logoutToken(notice)}`)

  await send({ issuerSession: 'desk', subject: 'sam' })
  await send({ issuerSession: 'desk', issuer: 'https://another.example' })
  expect([await status(desk), await status(phone), await status(stranger)]).toEqual([200, 200, 200])

  expect((await send({ issuerSession: 'desk', subject: 'rita' })).statusCode).toBe(200)
  expect([await status(desk), await status(phone), await status(stranger)]).toEqual([401, 200, 200])
})

test('a logout of a person at the membership ends all their logins', async () => {
  const logins = [await logIn('uma', { issuerSession: 'one' }), await logIn('uma')]
  const stranger = await logIn('vic')

  await sendLogout(`logout_token=${server.membership.logoutToken({ subject: 'uma' })}`)
  expect(await Promise.all(logins.map(status))).toEqual([401, 401])
  expect(await status(stranger)).toBe(200)
})

test('without a logout page at the membership there is nowhere else to go', async () => {
  const response = await get('/auth/logout', await logIn('wes'))

  expect([response.statusCode, response.json()]).toEqual([200, {}])
})

test('a logout goes on at the membership with the id token of this login', async () => {
  server.membership.setLogoutPage('https://members.example/logout')
  const headers = await logIn('xia', { idToken: 'a.b.c' })

  const { url } = (await get('/auth/logout', headers)).json<{ url: string }>()
  server.membership.setLogoutPage(undefined)
  expect(url).toBe(
    'https://members.example/logout?id_token_hint=a.b.c&post_logout_redirect_uri=http%3A%2F%2Flocalhost%3A3000%2Flogin',
  )
  expect((await get('/auth/logout', { authorization: 'Bearer x' })).statusCode).toBe(401)
})

test('the id token is stored so that only the browser’s own token reads it', async () => {
  const idToken = 'header.claims-of-yara.signature'
  const headers = await logIn('yara', { idToken })
  const token = headers.authorization.replace('Bearer ', '')
  const [session] = await server.services.db
    .select()
    .from(sessions)
    .where(eq(sessions.tokenSha256, sha256(token)))
  const sealed = session?.sealedIdToken ?? ''

  expect(JSON.stringify(session)).not.toContain('claims-of-yara')
  expect(openIdToken(sealed, sha256(token))).toBeUndefined()
  expect(openIdToken(sealed, token)).toBe(idToken)
})

test('a login keeps the device, and the issuer’s session', async () => {
  const headers = await logIn('yan', { issuerSession: 'sid-1', idToken: 'a.b.c' })
  const token = headers.authorization.replace('Bearer ', '')
  const [session] = await server.services.db
    .select()
    .from(sessions)
    .where(eq(sessions.tokenSha256, sha256(token)))

  expect(session).toMatchObject({ issuerSession: 'sid-1', idToken: null })
  expect((await get('/auth/sessions', headers)).json().sessions).toMatchObject([
    { device: 'Safari on Mac', isCurrent: true },
  ])
})

test('the server says that nobody can log in while the membership is away', async () => {
  server.membership.setUnavailable(true)
  const away = (await server.app.inject('/api/health/ready')).json()
  server.membership.setUnavailable(false)
  const back = (await server.app.inject('/api/health/ready')).json()

  expect(away).toMatchObject({
    status: 'ready',
    warnings: [{ code: 'membership-unavailable' }],
  })
  expect(back).toEqual({ status: 'ready', warnings: [] })
})
