import { sessions, users } from '@countersign/database'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { sha256 } from '../../kernel/sha256.ts'
import { startTestApp, type Member, type TestApp } from '../../testing/index.ts'
import { invitesOf, walkPacket } from '../../testing/walk-packet.ts'
import { deleteExpiredJob } from '../retention/index.ts'

let server: TestApp
beforeAll(async () => {
  server = await startTestApp()
})
afterAll(() => server.stop())

const minute = 60_000
const hour = 60 * minute

/** Another login of the same member. */
async function logInAgain(member: Member, userAgent?: string): Promise<Member['headers']> {
  const { clock, db, ids } = server.services
  const token = ids.secret(32)
  const now = clock.now()
  await db.insert(sessions).values({
    id: ids.uuid(),
    userId: member.userId,
    tokenSha256: sha256(token),
    createdAt: now,
    lastSeenAt: now,
    userAgent,
  })
  return { authorization: `Bearer ${token}` }
}

async function status(headers: Member['headers']): Promise<number> {
  return (await server.app.inject({ url: '/api/auth/me', headers })).statusCode
}

async function list(member: Member) {
  const response = await member.call('GET', '/auth/sessions')
  const { sessions } = response.json<{ sessions: { _id: string; isCurrent: boolean }[] }>()
  return sessions
}

async function openOwnRoom(member: Member, documentGroupId: string) {
  const { embedUrl } = (
    await member.call('POST', '/esign/signing-link', { documentGroupId })
  ).json<{ embedUrl: string }>()
  return roomOf(embedUrl)
}

function roomOf(embedUrl: string) {
  const headers = { authorization: `Bearer ${embedUrl.split('#')[1]}` }
  return (method: 'GET' | 'PATCH' = 'GET') =>
    method === 'GET'
      ? server.app.inject({ url: '/api/signing-room', headers })
      : server.app.inject({
          method,
          url: '/api/signing-room/answers',
          headers,
          payload: { answers: {} },
        })
}

test('a login ends after twelve hours, however active', async () => {
  const member = await server.asMember()
  for (let passed = 0; passed < 12 * hour; passed += 30 * minute) {
    expect(await status(member.headers)).toBe(200)
    server.clock.advance(30 * minute)
  }
  expect(await status(member.headers)).toBe(200)
  server.clock.advance(1)

  const response = await member.call('GET', '/auth/me')
  expect(response.statusCode).toBe(401)
  expect(response.json()).toMatchObject({
    code: 'session-expired',
    reason: 'too-long',
    detail: 'For your safety, a login lasts at most 12 hours. Please log in again.',
  })
})

test('nobody ends or sees the logins of somebody else', async () => {
  const member = await server.asMember()
  const stranger = await server.asMember()
  const [theirs] = await list(stranger)

  for (const id of [theirs?._id, server.services.ids.uuid(), 'no-id']) {
    const response = await member.call('DELETE', `/auth/sessions/${id}`)
    expect([response.statusCode, response.json().code]).toEqual([404, 'not-found'])
  }
  expect(await list(member)).toHaveLength(1)
  expect(await status(stranger.headers)).toBe(200)
})

test('a member sees their logins, and ends one or all others', async () => {
  const member = await server.asMember()
  server.clock.advance(minute)
  const phone = await logInAgain(member, 'Mozilla/5.0 (iPhone) Version/19.0 Safari/604.1')
  server.clock.advance(minute)
  const office = await logInAgain(member)
  server.clock.advance(minute)

  expect(await list(member)).toMatchObject([
    { isCurrent: true },
    { isCurrent: false, device: 'Unknown device' },
    { isCurrent: false, device: 'Safari on iPhone' },
  ])
  const onPhone = (await list(member)).at(-1)
  for (const _ of ['once', 'and again']) {
    const response = await member.call('DELETE', `/auth/sessions/${onPhone?._id}`)
    expect(response.statusCode).toBe(204)
  }
  expect([await status(phone), await status(office)]).toEqual([401, 200])

  const response = await member.call('POST', '/auth/sessions/end-others')
  expect(response.json()).toEqual({ ended: 1 })
  expect([await status(office), await status(member.headers)]).toEqual([401, 200])
  expect(await list(member)).toMatchObject([{ isCurrent: true }])
})

test.each(['log out all others', 'log out each other'])(
  'of two logins that %s at the same instant, one stays',
  async (what) => {
    for (const _ of Array(10)) {
      const member = await server.asMember()
      const logins = [member.headers, await logInAgain(member)] as const
      const [own, other] = (await list(member)).toSorted((a) => (a.isCurrent ? -1 : 1))
      const end = (headers: Member['headers'], id = '') =>
        what === 'log out all others'
          ? server.app.inject({ method: 'POST', url: '/api/auth/sessions/end-others', headers })
          : server.app.inject({ method: 'DELETE', url: `/api/auth/sessions/${id}`, headers })

      const answers = await Promise.all([end(logins[0], other?._id), end(logins[1], own?._id)])
      expect((await Promise.all(logins.map(status))).toSorted()).toEqual([200, 401])
      expect(answers.filter(({ statusCode }) => statusCode < 300)).toHaveLength(1)
      expect(answers.find(({ statusCode }) => statusCode >= 300)?.json()).toMatchObject({
        code: 'not-signed-in',
      })
    }
  },
)

test('an unused login is not listed, and an ended one forgets its id token', async () => {
  const member = await server.asMember()
  await logInAgain(member)
  server.clock.advance(50 * minute)
  await member.call('GET', '/auth/me')
  server.clock.advance(11 * minute)
  expect(await list(member)).toHaveLength(1)

  const { db } = server.services
  const own = eq(sessions.tokenSha256, sha256(member.token))
  await db.update(sessions).set({ sealedIdToken: 'sealed' }).where(own)
  await member.call('POST', '/auth/logout')
  const [ended] = await db.select().from(sessions).where(own)
  expect(ended).toMatchObject({ sealedIdToken: null, endedAt: server.clock.now() })
})

test.each(['created', 'residents-signed'] as const)(
  'logging out closes the owner’s room of a packet that is %s',
  async (status) => {
    const { member, groupId } = await walkPacket(server, status)
    const room = await openOwnRoom(member, groupId)
    expect((await room()).statusCode).toBe(200)

    await member.call('POST', '/auth/logout')
    for (const response of [await room(), await room('PATCH')]) {
      expect(response.statusCode).toBe(404)
      expect(response.json()).toMatchObject({
        code: 'room-not-found',
        detail:
          'You are logged out, or may no longer work on this packet. Open it again from your list.',
      })
    }
  },
)

test('a logout closes no room of another login, and no resident’s', async () => {
  const walk = await walkPacket(server, 'sent')
  const { member } = walk
  const [resident] = await invitesOf(walk)
  const code = resident?.code ?? ''
  const { groupId } = await walkPacket(server, 'created', member)
  const ownersRoom = await openOwnRoom(member, groupId)
  const other = await logInAgain(member)
  const { embedUrl } = (
    await server.app.inject(`/api/signing-invites/embedded-link/${code}`)
  ).json<{ embedUrl: string }>()
  const residentsRoom = roomOf(embedUrl)

  await server.app.inject({ method: 'POST', url: '/api/auth/logout', headers: other })
  expect((await ownersRoom()).statusCode).toBe(200)
  await member.call('POST', '/auth/logout')
  expect((await ownersRoom()).statusCode).toBe(404)
  expect((await residentsRoom()).statusCode).toBe(200)
})

test('the absolute end of a login closes its room', async () => {
  const { member, groupId } = await walkPacket(server, 'created')
  const { db, clock } = server.services
  await db
    .update(sessions)
    .set({ createdAt: new Date(clock.now().getTime() - 12 * hour + minute) })
    .where(eq(sessions.userId, member.userId))
  const room = await openOwnRoom(member, groupId)
  expect((await room()).statusCode).toBe(200)
  clock.advance(minute + 1)

  expect((await room()).json().code).toBe('room-not-found')
})

test('a login that ends because nobody used it for an hour closes its room', async () => {
  const { member, groupId } = await walkPacket(server, 'created')
  const room = await openOwnRoom(member, groupId)
  server.clock.advance(hour - minute)
  expect((await room()).statusCode).toBe(200)
  server.clock.advance(minute)

  expect(await status(member.headers)).toBe(200)
  for (const response of [await room(), await room('PATCH')]) {
    expect(response.json().code).toBe('room-not-found')
  }
})

test('a room that is used does not outlive its login', async () => {
  const { member, groupId } = await walkPacket(server, 'created')
  const room = await openOwnRoom(member, groupId)
  for (let passed = 0; passed <= 60; passed += 20) {
    await room('PATCH')
    server.clock.advance(20 * minute + 1)
  }

  expect(await status(member.headers)).toBe(401)
  expect((await room()).json().code).toBe('room-not-found')
})

test('a logout at the membership closes the owner’s room', async () => {
  const { member, groupId } = await walkPacket(server, 'created')
  const room = await openOwnRoom(member, groupId)
  expect((await room()).statusCode).toBe(200)
  const { db } = server.services
  const [person] = await db.select().from(users).where(eq(users.id, member.userId))
  const { issuer = '', subject = '' } = person ?? {}
  const logoutToken = server.membership.logoutToken({ issuer, subject })
  const response = await server.app.inject({
    method: 'POST',
    url: '/api/auth/backchannel-logout',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: `logout_token=${logoutToken}`,
  })

  expect(response.statusCode).toBe(200)
  for (const answer of [await room(), await room('PATCH')]) {
    expect(answer.json()).toMatchObject({
      code: 'room-not-found',
      detail:
        'You are logged out, or may no longer work on this packet. Open it again from your list.',
    })
  }
})

test('logins are deleted a month later, with the rooms that were opened from them', async () => {
  const { member, groupId } = await walkPacket(server, 'created')
  await openOwnRoom(member, groupId)
  const own = eq(sessions.userId, member.userId)
  server.clock.advance(29 * 24 * hour)
  await deleteExpiredJob.run(server.ctx, {})
  expect(await server.services.db.$count(sessions, own)).toBe(1)

  server.clock.advance(2 * 24 * hour)
  await deleteExpiredJob.run(server.ctx, {})
  expect(await server.services.db.$count(sessions, own)).toBe(0)
})
