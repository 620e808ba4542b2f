import { afterAll, beforeAll, expect, test } from 'vitest'
import { createLogger } from '../../../../kernel/logger.ts'
import type { Membership } from '../../../../kernel/ports.ts'
import { createOpenidMembership } from './openid-membership.ts'
import { startFakeIssuer, type FakeIssuer } from './testing/fake-issuer.ts'

let issuer: FakeIssuer
let membership: Membership
beforeAll(async () => {
  issuer = await startFakeIssuer()
  membership = createOpenidMembership({
    issuer: issuer.url,
    clientId: 'countersign',
    clientSecret: issuer.clientSecret,
    redirectUri: 'https://forms.test/auth/callback',
    log: createLogger('silent'),
  })
})
afterAll(() => issuer.stop())

const event = 'http://schemas.openid.net/event/backchannel-logout'

function claims(change: Record<string, unknown> = {}): Record<string, unknown> {
  const now = Math.floor(Date.now() / 1000)

  return {
    iss: issuer.url,
    aud: 'countersign',
    iat: now,
    exp: now + 120,
    jti: 'logout-1',
    sid: 'session-1',
    sub: 'member-1',
    events: { [event]: {} },
    ...change,
  }
}

const ago = (seconds: number) => Math.floor(Date.now() / 1000) - seconds

test.each([
  ['of another issuer', { iss: 'https://evil.test' }],
  ['for another client', { aud: 'another' }],
  ['without a time', { iat: undefined }],
  ['of ten minutes ago and more', { iat: ago(800), exp: undefined }],
  ['from the future', { iat: ago(-600), exp: ago(-700) }],
  ['that has expired', { exp: ago(200) }],
  ['without an id', { jti: undefined }],
  ['about nobody', { sid: undefined, sub: undefined }],
  ['without events', { events: undefined }],
  ['about another event', { events: { 'http://schemas.openid.net/event/other': {} } }],
  ['whose event is no object', { events: { [event]: true } }],
  ['with a nonce, such as an id token', { nonce: 'n' }],
])('a logout token %s is refused', async (_what, change) => {
  const token = await issuer.sign(claims(change))

  await expect(membership.readLogoutToken(token)).rejects.toMatchObject({ code: 'login-failed' })
})

test('a logout token of another type, signed by another key, unsigned or garbled is refused', async () => {
  const stranger = await startFakeIssuer()
  const genuine = await issuer.sign(claims())
  const [, payload] = genuine.split('.')
  const unsigned = `${Buffer.from('{"alg":"none"}').toString('base64url')}.${payload}.`
  const tokens = [
    await issuer.sign(claims(), { typ: 'at+jwt' }),
    await stranger.sign(claims()),
    unsigned,
    genuine.replace(/[^.]+$/, ''),
    'garbled',
    '',
  ]
  await stranger.stop()

  for (const token of tokens) {
    await expect(membership.readLogoutToken(token)).rejects.toMatchObject({ code: 'login-failed' })
  }
})

test('a logout token names the session, the person or both', async () => {
  const read = async (change: Record<string, unknown>, typ?: string) =>
    membership.readLogoutToken(await issuer.sign(claims(change), typ ? { typ } : {}))
  const notice = { issuer: issuer.url, tokenId: 'logout-1' }

  expect(await read({})).toEqual({ ...notice, issuerSession: 'session-1', subject: 'member-1' })
  expect(await read({ sub: undefined, aud: ['other', 'countersign'] }, 'logout+jwt')).toEqual({
    ...notice,
    issuerSession: 'session-1',
    subject: undefined,
  })
  expect(await read({ sid: undefined }, 'application/logout+jwt')).toEqual({
    ...notice,
    issuerSession: undefined,
    subject: 'member-1',
  })
})
