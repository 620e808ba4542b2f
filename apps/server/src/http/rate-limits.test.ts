import type { LightMyRequestResponse } from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { addressKey } from '../kernel/address-key.ts'
import { startTestApp, type TestApp } from '../testing/index.ts'
import { linkByCode, residentInvites, walkPacket } from '../testing/walk-packet.ts'

let server: TestApp
beforeAll(async () => {
  server = await startTestApp({}, { rateLimits: true, trustProxy: true })
})
afterAll(() => server.stop())

function readMe(token: string, ip: string): Promise<LightMyRequestResponse> {
  const headers = { authorization: `Bearer ${token}`, 'x-forwarded-for': ip }
  return server.app.inject({ url: '/api/auth/me', headers })
}

function readRoom(token: string): Promise<LightMyRequestResponse> {
  const headers = { authorization: `Bearer ${token}`, 'x-forwarded-for': '192.0.2.4' }
  return server.app.inject({ url: '/api/signing-room/presence?page=3', headers })
}

test('the headers say what a member may do, which is more than strangers may', async () => {
  const member = await server.asMember()
  const { headers } = await readMe(member.token, '192.0.2.5')

  expect(headers).toMatchObject({ 'x-ratelimit-limit': '3000', 'x-ratelimit-remaining': '2999' })
})

test('wrong tokens are refused by address, also if they are sent at once, and never keep out a right one', async () => {
  const answers = await Promise.all(
    Array.from({ length: 650 }, (_, index) => readMe(`guess-${index}`, '192.0.2.3')),
  )
  expect(answers.filter(({ statusCode }) => statusCode === 401)).toHaveLength(600)
  const refused = answers.filter(({ statusCode }) => statusCode === 429)
  expect(refused).toHaveLength(50)
  expect(Number(refused[0]?.headers['retry-after'])).toBeGreaterThan(0)

  const member = await server.asMember()
  expect((await readMe(member.token, '192.0.2.3')).statusCode).toBe(200)
})

test('guessed tokens of signing rooms are refused by address, and a right one is not', async () => {
  const room = await linkByCode(
    server,
    (await residentInvites(await walkPacket(server, 'sent')))[0]?.code ?? '',
  )
  const answers = await Promise.all(
    Array.from({ length: 650 }, (_, index) => readRoom(`guess-${index}`)),
  )
  expect(answers.filter(({ statusCode }) => statusCode === 429)).toHaveLength(50)

  expect((await readRoom(new URL(room).hash.slice(1))).statusCode).toBe(200)
})

test('guessed codes are refused by address, and a right one from there is not', async () => {
  const [invite] = await residentInvites(await walkPacket(server, 'sent'))
  const read = (code: string) =>
    server.app.inject({
      url: `/api/signing-invites/invite-details/code/${code}`,
      headers: { 'x-forwarded-for': '192.0.2.6' },
    })
  const answers = await Promise.all(
    Array.from({ length: 1300 }, (_, index) => read(`guess-${index}`)),
  )
  expect(answers.filter(({ statusCode }) => statusCode === 404)).toHaveLength(600)
  expect(answers.filter(({ statusCode }) => statusCode === 429)).toHaveLength(700)

  expect((await read(invite?.code ?? '')).statusCode).toBe(200)
})

test('guessed codes with a body are counted, too', async () => {
  const write = (code: string) =>
    server.app.inject({
      method: 'PUT',
      url: `/api/signing-invites/language/code/${code}`,
      headers: { 'x-forwarded-for': '192.0.2.7' },
      payload: { language: 'es' },
    })
  const answers = await Promise.all(
    Array.from({ length: 650 }, (_, index) => write(`guess-${index}`)),
  )

  expect(answers.filter(({ statusCode }) => statusCode === 429)).toHaveLength(50)
})

test.each([
  ['203.0.113.7', 'ip:203.0.113.7'],
  ['::ffff:203.0.113.7', 'ip:203.0.113.7'],
  ['2001:db8:1:2:3:4:5:6', 'ip:2001:db8:1:2::/64'],
  ['2001:db8:1:2::9', 'ip:2001:db8:1:2::/64'],
  ['2001:DB8::1', 'ip:2001:db8:0:0::/64'],
  ['fe80::1%eth0', 'ip:fe80:0:0:0::/64'],
  ['::1', 'ip:0:0:0:0::/64'],
])('%s is counted as %s', (ip, key) => {
  expect(addressKey(ip)).toBe(key)
})
