import { afterAll, beforeAll, expect, test } from 'vitest'
import { days } from '@countersign/answers/day'
import { createPlainPdf } from '@countersign/pdf/testing/plain-pdf'
import { visitOf } from '../../bin/demo/finish-room.ts'
import { startTestApp, type TestApp } from '../../testing/index.ts'
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
} from '../../testing/walk-packet.ts'
import { expireInvitesJob } from '../packets/index.ts'

/** A packet whose link reached someone who is not the signer. */

let server: TestApp
beforeAll(async () => {
  server = await startTestApp()
})
afterAll(() => server.stop())

test('a packet that nobody takes care of ends when its time runs out', async () => {
  const walk = await packetWithWrongRecipient()
  server.clock.advance(days(43))
  expect(await packetAfterExpiry(walk)).toMatchObject({ status: 'AWAITING_TENANT_SIGNATURE' })

  const before = server.mail.sent.length
  server.clock.advance(days(1))
  expect(await packetAfterExpiry(walk)).toMatchObject({
    status: 'ARCHIVED',
    archived: { reason: 'expired', words: 'Maria Lopez (Resident 1) did not sign in time.' },
  })
  expect(server.mail.sent.slice(before).map(({ to }) => to.email)).toEqual([walk.member.email])
})

test('a new link is valid for the full time', async () => {
  const walk = await packetWithWrongRecipient()
  server.clock.advance(days(1))
  await newLink(await withNewSession(server, walk))
  server.clock.advance(days(29.5))

  expect(await packetAfterExpiry(walk)).toMatchObject({ status: 'AWAITING_TENANT_SIGNATURE' })
})

test('the link that reached them stays dead if it had expired before they said so', async () => {
  const walk = await sentPacket()
  const [maria] = await residentInvites(walk)
  server.clock.advance(days(29.99))
  const visit = visitOf(await linkByCode(server, maria?.code ?? ''))
  server.clock.advance(days(0.02))
  await expireInvitesJob.run(server.ctx, {})
  await roomOf(server).sendMessage(visit, { about: 'not-me' })
  const { member } = await withNewSession(server, walk)
  await expectOk(
    member.call('POST', `/legal-form-packets/group/${walk.groupId}/extend`, { days: 30 }),
  )

  await expectDead(maria?.code)
})

test('the link that reached them does not give the file of a packet that was finished on paper', async () => {
  const walk = await packetWithWrongRecipient()
  const [maria] = await residentInvites(walk)
  const { statusCode } = await server.app.inject({
    method: 'POST',
    url: `/api/legal-form-packets/group/${walk.groupId}/paper?signedOn=2026-01-02&signers=TT1,LLSign`,
    headers: { ...walk.member.headers, 'content-type': 'application/pdf' },
    payload: Buffer.from(await createPlainPdf('Signed in ink', 1)),
  })
  await server.jobs.run()

  expect(statusCode).toBe(200)
  await expectDead(maria?.code)
  const [after] = await residentInvites(await withNewSession(server, walk))
  const copy = await server.app.inject({ url: `/api/signing-invites/document/code/${after?.code}` })
  expect(copy.statusCode).toBe(200)
})

test('the signed file is never mailed to the wrong recipient’s address; the owner is told to pass it on', async () => {
  const walk = await packetWithWrongRecipient()
  await signByCode(server, await newLink(walk))
  await server.jobs.run()
  const before = server.mail.sent.length
  await finishOwn(server, walk)
  await server.jobs.run()

  const [mine, ...others] = server.mail.sent.slice(before)
  expect(others).toEqual([])
  expect(mine?.to.email).toBe(walk.member.email)
  expect(mine?.text).toMatch(/did not email this to Maria Lopez \(Resident 1\).*give them a copy/)
})

test('a link that is made again after it expired is not mailed to the wrong address either', async () => {
  const walk = await packetWithWrongRecipient()
  await newLink(walk)
  server.clock.advance(days(31))
  await packetAfterExpiry(walk)
  const before = server.mail.sent.length
  await newLink(await withNewSession(server, walk))
  await server.jobs.run()

  expect(server.mail.sent.slice(before).map(({ to }) => to.email)).toEqual([])
})

test('the link that is made after the answers were changed is not mailed to the wrong address', async () => {
  const walk = await packetWithWrongRecipient()
  await expectOk(
    walk.member.call('POST', `/legal-form-packets/group/${walk.groupId}/change-answers`),
  )
  const mailed = await mailedWhenSent(walk)

  expect(mailed).toEqual([])
  expect(await residentInvites(walk)).toMatchObject([
    { status: 'pending', code: expect.any(String), wrongRecipientAt: expect.any(String) },
  ])
})

test('the link of a revised packet is not mailed to the wrong address', async () => {
  const walk = await packetWithWrongRecipient()
  const { documentGroupId: groupId } = await expectOk<{ documentGroupId: string }>(
    walk.member.call('POST', `/legal-form-packets/group/${walk.groupId}/revise`),
  )
  await server.jobs.run()

  expect(await mailedWhenSent({ ...walk, groupId })).toEqual([])
})

/** To whom emails go when the owner has filled out the packet and sends it. */
async function mailedWhenSent(walk: WalkedPacket): Promise<string[]> {
  await finishOwn(server, walk)
  const before = server.mail.sent.length
  await expectOk(
    walk.member.call('POST', '/esign/send-for-signature', { docGroupId: walk.groupId }),
  )
  await server.jobs.run()

  return server.mail.sent.slice(before).map(({ to }) => to.email)
}

async function expectDead(code: string | null | undefined): Promise<void> {
  for (const path of [
    'invite-details/code',
    'embedded-link',
    'document/code',
    'signed-copy/code',
  ]) {
    const answer = await server.app.inject({ url: `/api/signing-invites/${path}/${code}` })

    expect([path, answer.statusCode]).toEqual([path, 410])
    expect(answer.body).not.toMatch(/Lopez|Maple|Olivia|example\.com/)
  }
}

function sentPacket(): Promise<WalkedPacket> {
  return walkPacket(server, 'sent', undefined, { signers: [signerBody('Maria', 'Lopez', 1)] })
}

/** One resident, whose link someone else opened and said so. */
async function packetWithWrongRecipient(): Promise<WalkedPacket> {
  const walk = await sentPacket()
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

async function packetAfterExpiry(walk: WalkedPacket) {
  await expireInvitesJob.run(server.ctx, {})
  await server.jobs.run()

  return readPacketOf(await withNewSession(server, walk))
}
