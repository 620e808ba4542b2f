import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '../../../testing/index.ts'
import {
  invitesOf,
  readPacketOf,
  walkPacket,
  type WalkedPacket,
} from '../../../testing/walk-packet.ts'
import { packetStream } from '../../../kernel/events/event-stream.ts'

let server: TestApp
beforeAll(async () => {
  server = await startTestApp()
})
afterAll(() => server.stop())

const path = '/esign/send-for-signature'

function send({ member, groupId }: WalkedPacket) {
  return member.call('POST', path, { docGroupId: groupId })
}

test('a missing id is reported by field', async () => {
  const answer = await (await server.asMember()).call('POST', path, { docGroupId: '' })

  expect(answer.statusCode).toBe(422)
  expect(answer.json()).toMatchObject({ errors: [{ field: 'docGroupId' }] })
})

test('a packet that is not filled out cannot be sent', async () => {
  const answer = await send(await walkPacket(server, 'created'))

  expect(answer.statusCode).toBe(409)
  expect(answer.json()).toMatchObject({ code: 'invalid-state' })
})

test('an unpaid packet cannot be sent, and nobody gets a link', async () => {
  const walk = await walkPacket(server, 'filled')
  const answer = await send(walk)

  expect(answer.statusCode).toBe(409)
  expect(answer.json()).toMatchObject({ code: 'not-paid' })
  expect((await invitesOf(walk)).map(({ code }) => code)).toEqual([null, null, null])
})

test('a closed packet cannot be sent', async () => {
  const walk = await walkPacket(server, 'paid')
  await walk.member.call('POST', `/legal-form-packets/group/${walk.groupId}/cancel`, {
    reason: 'No longer needed.',
  })
  const answer = await send(walk)

  expect(answer.statusCode).toBe(410)
})

test('a paid packet is sent: each resident gets a code and an email, the owner neither', async () => {
  const walk = await walkPacket(server, 'paid')
  const answer = await send(walk)

  expect(answer.statusCode).toBe(200)
  expect(answer.json()).toEqual({
    documentGroupId: walk.groupId,
    status: 'AWAITING_TENANT_SIGNATURE',
  })
  const invites = await invitesOf(walk)
  expect(invites.map(({ role, status }) => [role, status])).toEqual([
    ['TT1', 'pending'],
    ['TT2', 'pending'],
    ['LLSign', 'created'],
  ])
  expect(invites.map(({ code }) => code)).toEqual([
    expect.stringMatching(/^[0-9a-z]{26}$/),
    expect.stringMatching(/^[0-9a-z]{26}$/),
    null,
  ])

  const before = server.mail.sent.length
  await server.jobs.run()
  const mails = server.mail.sent.slice(before)
  expect(mails.map(({ to }) => to.email)).toEqual([
    'maria.lopez@example.com',
    'john.park@example.com',
  ])
  expect(mails[0]?.text).toContain(`http://localhost:3000/sign/${invites[0]?.code}`)
  expect(mails[0]?.text).toContain('412 Maple Street, Unit A, Springfield, IL 62704')
  expect(mails[0]).toMatchObject({
    subject: 'Olivia Owner asks you to sign: Pet Addendum for 412 Maple Street, Unit A',
    fromName: 'Olivia Owner via Countersign',
    replyTo: { name: 'Olivia Owner', email: walk.member.email },
  })
  expect(await server.eventsOf(packetStream(walk.groupId))).toContain('packet.sent')
})

test('sending it again, even four times at the same instant, sends it once', async () => {
  const walk = await walkPacket(server, 'paid')
  const answers = await Promise.all([send(walk), send(walk), send(walk), send(walk)])
  const codes = (await invitesOf(walk)).map(({ code }) => code)
  answers.push(await send(walk))

  expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200, 200])
  expect((await invitesOf(walk)).map(({ code }) => code)).toEqual(codes)
  const events = await server.eventsOf(packetStream(walk.groupId))
  expect(events.filter((type) => type === 'packet.sent')).toHaveLength(1)
  expect(events.filter((type) => type === 'mail.queued')).toHaveLength(2)
})

test('a packet that was sent returns its current status', async () => {
  const walk = await walkPacket(server, 'residents-signed')
  const answer = await send(walk)

  expect(answer.json()).toMatchObject({ status: 'AWAITING_LANDLORD_SIGNATURE' })
  expect(await readPacketOf(walk)).toMatchObject({ status: 'AWAITING_LANDLORD_SIGNATURE' })
})

test('a link works for 30 days', async () => {
  const walk = await walkPacket(server, 'sent')
  const [maria] = await invitesOf(walk)

  const expiresAt = new Date(maria?.expiresAt ?? '').getTime()
  const days = (expiresAt - server.clock.now().getTime()) / 86_400_000
  expect(days).toBe(30)
})
