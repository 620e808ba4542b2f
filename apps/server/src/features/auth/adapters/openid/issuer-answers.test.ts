import type { ServerResponse } from 'node:http'
import { pino } from 'pino'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createOpenidMembership } from './openid-membership.ts'
import { sendJson, startFakeIssuer, type FakeIssuer } from './testing/fake-issuer.ts'

/** What happens when the issuer is away, slow, wrong or about to change. */

const lines: string[] = []
const log = pino({ level: 'info' }, { write: (line: string) => void lines.push(line) })
const response = { code: 'code', state: 's', nonce: 'n', codeVerifier: 'v'.repeat(43) }
const request = { state: 's', nonce: 'n', codeVerifier: 'v'.repeat(43), forceLogin: false }
let issuer: FakeIssuer

beforeEach(async () => {
  lines.length = 0
  issuer = await startFakeIssuer()
})
afterEach(async () => {
  vi.useRealTimers()
  await issuer.stop()
})

function createMembership(options: { url?: string; clientSecret?: string } = {}) {
  return createOpenidMembership({
    issuer: options.url ?? issuer.url,
    clientId: 'countersign',
    clientSecret: options.clientSecret ?? issuer.clientSecret,
    redirectUri: 'https://forms.test/auth/callback',
    timeoutSeconds: 0.3,
    log,
  })
}

const failureOf = (work: Promise<unknown>) => work.catch((error: unknown) => error)

const nonsense: [string, (response: ServerResponse) => void][] = [
  ['HTML', (to) => void to.writeHead(200, { 'content-type': 'text/html' }).end('<h1>Maintenance')],
  ['a server error', (to) => void to.writeHead(500).end()],
  ['nothing', (to) => void to.writeHead(200, { 'content-type': 'application/json' }).end()],
  ['half an answer', (to) => void to.writeHead(200, { 'content-length': 900 }).write('{"issuer"')],
  [
    'a redirect to another host',
    (to) => void to.writeHead(302, { location: 'https://evil.test/' }).end(),
  ],
  ['100 MB', (to) => sendJson(to, { issuer: 'x'.repeat(100_000_000) })],
  ['a broken connection', (to) => void to.destroy()],
  ['no answer', () => undefined],
]

test.each(nonsense)('%s instead of the configuration is an outage', async (_what, answer) => {
  issuer.answer('discovery', (_request, to) => answer(to))
  const membership = createMembership()

  expect(await failureOf(membership.begin(request))).toMatchObject({
    code: 'provider-unavailable',
    detail:
      'The membership cannot be reached right now, so nobody can log in. Try again in a minute.',
  })
  expect(await membership.check()).toBe(false)
})

test.each(nonsense)('%s instead of a token is an outage', async (_what, answer) => {
  issuer.answer('token', (_request, to) => answer(to))

  expect(await failureOf(createMembership().complete(response))).toMatchObject({
    code: 'provider-unavailable',
  })
})

test.each(nonsense)('%s instead of the keys is an outage', async (_what, answer) => {
  issuer.answer('keys', (_request, to) => answer(to))

  expect(await failureOf(createMembership().complete(response))).toMatchObject({
    code: 'provider-unavailable',
  })
})

test('an issuer that is away at the start is used as soon as it is there', async () => {
  const { url } = issuer
  await issuer.stop()
  const membership = createMembership({ url })
  expect(await membership.check()).toBe(false)
  expect(await failureOf(membership.begin(request))).toMatchObject({ code: 'provider-unavailable' })

  issuer = await startFakeIssuer(Number(new URL(url).port))
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 5001 })
  expect(await membership.check()).toBe(true)
  expect(await membership.begin(request)).toMatch(`${url}/authorize?`)
})

test('an issuer that goes away later is an outage before the browser is sent there', async () => {
  const membership = createMembership()
  await membership.begin(request)
  await issuer.stop()
  expect(await membership.begin(request)).toMatch(`${issuer.url}/authorize?`)

  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 60_001 })
  expect(await failureOf(membership.begin(request))).toMatchObject({ code: 'provider-unavailable' })
  expect(await failureOf(membership.complete(response))).toMatchObject({
    code: 'provider-unavailable',
  })
  expect(await membership.check()).toBe(false)
})

test('an issuer that goes away is known within a minute, also if nobody logs in', async () => {
  const membership = createMembership()
  expect(await membership.check()).toBe(true)
  await issuer.stop()

  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 60_001 })
  expect(await membership.check()).toBe(false)
})

test('logging out reads the configuration once an hour, and again after a failure', async () => {
  const membership = createMembership()
  const logOut = () => membership.logoutUrl({ idToken: undefined, returnUrl: 'https://forms.test' })
  await Promise.all([membership.begin(request), logOut(), membership.check()])
  await logOut()
  expect(issuer.count('discovery')).toBe(1)

  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 3_600_001 })
  await logOut()
  expect(issuer.count('discovery')).toBe(2)

  issuer.answer('token', (_request, to) => void to.destroy())
  await failureOf(membership.complete(response))
  await logOut()
  expect(issuer.count('discovery')).toBe(3)
})

test('a configuration that cannot be read again is kept, and the server says so', async () => {
  const membership = createMembership()
  await membership.begin(request)
  issuer.answer('discovery', (_request, to) => void to.destroy())
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 3_600_001 })

  expect(await membership.complete(response)).toMatchObject({ person: { subject: 'member-1' } })
  expect(await membership.check()).toBe(false)
})

test('a wrong or expired client secret is named in the log, and not on the screen', async () => {
  const membership = createMembership({ clientSecret: 'an-old-secret' })

  expect(await failureOf(membership.complete(response))).toMatchObject({
    code: 'provider-unavailable',
    detail:
      'Logging in does not work right now because of a setting of this site. Please tell the people who run it.',
  })
  expect(lines.join()).toContain('OIDC_CLIENT_SECRET (wrong or expired?)')
  expect(lines.join()).not.toContain('an-old-secret')
})

test.each([
  [600, 'ahead of'],
  [-600, 'behind'],
])('a clock that differs by %i seconds is named in the log', async (seconds, side) => {
  const iat = Math.floor(Date.now() / 1000) + seconds
  issuer.claims = { iat, exp: iat + 300 }

  expect(await failureOf(createMembership().complete(response))).toMatchObject({
    code: 'login-failed',
    detail: expect.stringMatching(/^The clocks of this site and of the membership differ/),
  })
  expect(lines.join()).toMatch(
    new RegExp(`issuer’s clock is (599|600|601) seconds ${side} this server’s`),
  )
})

test.each([100, -100])('a clock that differs by %i seconds is tolerated', async (seconds) => {
  const iat = Math.floor(Date.now() / 1000) + seconds
  issuer.claims = { iat, nbf: iat, exp: iat + 60 }

  expect(await createMembership().complete(response)).toMatchObject({
    person: { subject: 'member-1' },
  })
})

test('a key that is not published is a failed login, after the keys were read again once', async () => {
  const membership = createMembership()
  await membership.complete(response)
  await issuer.rotateKey({ published: false })
  const before = issuer.count('keys')

  expect(await failureOf(membership.complete(response))).toMatchObject({
    code: 'login-failed',
    detail: expect.stringMatching(/key that it has not published\. Try again in a minute/),
  })
  expect(issuer.count('keys')).toBe(before + 1)
})

test('a rotated key is read when it is first used, and only then', async () => {
  const membership = createMembership()
  await membership.complete(response)
  await membership.complete(response)
  expect(issuer.count('keys')).toBe(1)

  await issuer.rotateKey()
  await membership.complete(response)
  await membership.complete(response)
  expect(issuer.count('keys')).toBe(2)
})

test('a key that was replaced under the same id is read again once', async () => {
  const membership = createMembership()
  await issuer.rotateKey({ kid: 'the-key' })
  await membership.complete(response)

  await issuer.rotateKey({ kid: 'the-key' })
  expect(await membership.complete(response)).toMatchObject({ person: { subject: 'member-1' } })
  expect(issuer.count('keys')).toBe(2)
})

test.each([
  ['without its numbers', { kty: 'EC', crv: 'P-256' }],
  ['that is no point of its curve', { kty: 'EC', crv: 'P-256', x: 'AAAA', y: 'AAAA' }],
])(
  'a published key %s is an outage, is named in the log, and is read again',
  async (_what, key) => {
    const membership = createMembership()
    issuer.answer('keys', (_request, to) => sendJson(to, { keys: [{ ...key, kid: 'key-1' }] }))
    expect(await failureOf(membership.complete(response))).toMatchObject({
      code: 'provider-unavailable',
    })
    expect(lines.join()).toContain('The issuer publishes a key that cannot be used')

    issuer.answer('keys', undefined)
    expect(await membership.complete(response)).toMatchObject({ person: { subject: 'member-1' } })
  },
)

test('a session id of the issuer with a character that cannot be stored is left out', async () => {
  issuer.claims = { sid: 'a\0b' }

  expect(await createMembership().complete(response)).toMatchObject({ issuerSession: undefined })
})

test('a logout goes to the issuer with the id token, and without one if the issuer is away', async () => {
  const membership = createMembership()
  const { idToken } = await membership.complete(response)
  const url = await membership.logoutUrl({ idToken, returnUrl: 'https://forms.test/login' })
  expect(Object.fromEntries(new URL(url ?? '').searchParams)).toEqual({
    client_id: 'countersign',
    id_token_hint: idToken,
    post_logout_redirect_uri: 'https://forms.test/login',
  })

  await issuer.stop()
  const other = createMembership()
  expect(await other.logoutUrl({ idToken, returnUrl: 'https://forms.test/login' })).toBeUndefined()
})
