import { afterAll, beforeAll, expect, test } from 'vitest'
import { visitOf } from '../../../bin/demo/finish-room.ts'
import { startTestApp, type TestApp } from '../../../testing/index.ts'
import {
  expectOk,
  finishOwn,
  linkByCode,
  readPacketOf,
  residentInvites,
  roomOf,
  signByCode,
  signerBody,
  walkPacket,
  withNewSession,
  type WalkedPacket,
} from '../../../testing/walk-packet.ts'
import { expireInvites } from '../close/expire-invites.ts'

/** What becomes of a packet whose link reached somebody else. */

const day = 86_400_000
let server: TestApp
beforeAll(async () => {
  server = await startTestApp()
})
afterAll(() => server.stop())

test('a packet of which nobody takes care ends when its time is over', async () => {
  const walk = await disownedPacket()
  server.clock.advance(43 * day)
  expect(await standingAfterExpiry(walk)).toMatchObject({ status: 'AWAITING_TENANT_SIGNATURE' })

  const before = server.mail.sent.length
  server.clock.advance(day)
  expect(await standingAfterExpiry(walk)).toMatchObject({
    status: 'ARCHIVED',
    archived: { reason: 'expired', words: 'Maria Lopez (Resident 1) did not sign in time.' },
  })
  expect(server.mail.sent.slice(before).map(({ to }) => to.email)).toEqual([walk.member.email])
})

test('a new link has its whole time', async () => {
  const walk = await disownedPacket()
  server.clock.advance(day)
  await newLink(await withNewSession(server, walk))
  server.clock.advance(29.5 * day)

  expect(await standingAfterExpiry(walk)).toMatchObject({ status: 'AWAITING_TENANT_SIGNATURE' })
})

test('the signed file is never mailed to where the link went wrong; the owner is told to hand it over', async () => {
  const walk = await disownedPacket()
  await signByCode(server, await newLink(walk))
  await server.jobs.run()
  const before = server.mail.sent.length
  await finishOwn(server, walk)
  await server.jobs.run()

  const [mine, ...others] = server.mail.sent.slice(before)
  expect(others).toEqual([])
  expect(mine?.to.email).toBe(walk.member.email)
  expect(mine?.text).toMatch(/did not mail this to Maria Lopez \(Resident 1\).*give them a copy/)
})

/** One resident, whose link somebody else has opened and said so. */
async function disownedPacket(): Promise<WalkedPacket> {
  const signers = [signerBody('Maria', 'Lopez', 1)]
  const walk = await walkPacket(server, 'sent', undefined, { signers })
  const [maria] = await residentInvites(walk)
  const visit = visitOf(await linkByCode(server, maria?.code ?? ''))
  await roomOf(server).sendMessage(visit, { about: 'not-me' })
  await server.jobs.run()
  server.clock.advance(1000)

  return walk
}

async function newLink({ member, groupId }: WalkedPacket): Promise<string> {
  const { email } = signerBody('Maria', 'Lopez', 1)
  const wanted = { documentGroupId: groupId, role: 'TT1', email }
  const { invite } = await expectOk<{ invite: { code: string } }>(
    member.call('POST', '/signing-invites', wanted),
  )

  return invite.code
}

async function standingAfterExpiry(walk: WalkedPacket) {
  await expireInvites(server.ctx)
  await server.jobs.run()

  return readPacketOf(await withNewSession(server, walk))
}
