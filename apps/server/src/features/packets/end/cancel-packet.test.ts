import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '../../../testing/index.ts'
import {
  expectOk,
  invitesOf,
  linkByCode,
  readPacketOf,
  residentInvites,
  roomOf,
  signByCode,
  walkPacket,
  type WalkedPacket,
} from '../../../testing/walk-packet.ts'
import { completeRoom, visitOf } from '../../../bin/demo/finish-room.ts'
import { packetStream } from '../../../kernel/events/event-stream.ts'

let server: TestApp
beforeAll(async () => {
  server = await startTestApp()
})
afterAll(() => server.stop())

function cancel({ member, groupId }: WalkedPacket, body: object = { reason: 'Wrong unit.' }) {
  return member.call('POST', `/legal-form-packets/group/${groupId}/cancel`, body)
}

test('a reason is required', async () => {
  const answer = await cancel(await walkPacket(server, 'created'), { reason: '  ' })

  expect(answer.statusCode).toBe(422)
  expect(answer.json()).toMatchObject({ errors: [{ field: 'reason' }] })
})

test('a packet that everyone has signed cannot be canceled, even before its file is made', async () => {
  const walk = await walkPacket(server, 'owner-signed')
  const during = await cancel(walk)
  await server.jobs.run()
  const after = await cancel(walk)

  expect([during.statusCode, after.statusCode]).toEqual([409, 409])
  expect(await readPacketOf(walk)).toMatchObject({ status: 'FULLY_EXECUTED' })
})

test('a canceled packet is archived with the reason, its links stop working, and residents are mailed', async () => {
  const walk = await walkPacket(server, 'sent')
  const [maria, john] = await residentInvites(walk)
  await signByCode(server, maria?.code ?? '')
  await server.jobs.run()
  const before = server.mail.sent.length
  const answer = await cancel(walk)

  expect(answer.json()).toMatchObject({
    packet: {
      status: 'ARCHIVED',
      archived: { reason: 'canceled', words: 'Wrong unit.' },
    },
  })
  expect((await invitesOf(walk)).map(({ status }) => status)).toEqual([
    'signed',
    'canceled',
    'canceled',
  ])
  const link = await server.app.inject({ url: `/api/signing-invites/embedded-link/${john?.code}` })
  expect(link.statusCode).toBe(410)
  expect(link.json()).toMatchObject({ code: 'packet-closed' })

  await server.jobs.run()
  const mails = server.mail.sent.slice(before)
  expect(mails.map(({ to }) => to.email)).toEqual([
    'maria.lopez@example.com',
    'john.park@example.com',
  ])
  expect(mails.every(({ text }) => !text.includes('Wrong unit.'))).toBe(true)
  expect(await server.services.ports.signing.readGroup({ groupId: walk.groupId })).toMatchObject({
    state: 'canceled',
  })
  expect(await server.eventsOf(packetStream(walk.groupId))).toContain('packet.canceled')
})

test('a resident who has signed is not mailed that they no longer need to sign', async () => {
  const walk = await walkPacket(server, 'sent')
  const [maria] = await residentInvites(walk)
  await signByCode(server, maria?.code ?? '')
  await server.jobs.run()
  server.mail.sent.length = 0
  await cancel(walk)
  await server.jobs.run()

  const mailed = server.mail.sent.map(({ to, subject }) => `${to.email}: ${subject}`)
  expect(mailed.toSorted()).toEqual([
    expect.stringContaining('john.park@example.com: You no longer need to sign'),
    expect.stringContaining('maria.lopez@example.com: Ended before everyone signed'),
  ])
  expect(server.mail.sent.find(({ to }) => to.email === 'maria.lopez@example.com')?.text).toContain(
    'they do not take effect, although you signed them',
  )
})

test('canceling again changes nothing', async () => {
  const walk = await walkPacket(server, 'created')
  const first = await expectOk(cancel(walk))
  server.clock.advance(1000)
  const second = await expectOk(cancel(walk, { reason: 'Another reason.' }))

  expect(second).toEqual(first)
})

test('a room that was open when the packet was canceled accepts no signature', async () => {
  const walk = await walkPacket(server, 'sent')
  const [maria] = await residentInvites(walk)
  const visit = visitOf(await linkByCode(server, maria?.code ?? ''))
  await completeRoom(roomOf(server), visit)
  await cancel(walk)
  const answer = await server.app.inject({
    method: 'POST',
    url: '/api/signing-room/finish',
    headers: { authorization: `Bearer ${visit.token}` },
  })

  expect(answer.statusCode).toBe(410)
  expect(answer.json()).toMatchObject({ code: 'packet-closed' })
  expect((await invitesOf(walk))[0]).toMatchObject({ status: 'canceled', signedAt: null })
})

test('a room that was open when the packet was canceled shows no documents any more', async () => {
  const walk = await walkPacket(server, 'sent')
  const [maria] = await residentInvites(walk)
  const visit = visitOf(await linkByCode(server, maria?.code ?? ''))
  const ask = (path: string) =>
    server.app.inject({
      url: `/api/signing-room${path}`,
      headers: { authorization: `Bearer ${visit.token}` },
    })
  const open = await ask('')
  const documentId = open.json().documents[0].documentId
  expect((await ask(`/documents/${documentId}`)).statusCode).toBe(200)
  await cancel(walk)

  for (const when of ['at once', 'once the group has ended']) {
    expect((await ask('')).json(), when).toMatchObject({
      state: 'closed',
      documents: [],
      answers: {},
    })
    for (const path of [`/documents/${documentId}`, '/places']) {
      const answer = await ask(path)
      expect([answer.statusCode, answer.json().code], when).toEqual([410, 'packet-closed'])
    }
    await server.jobs.run()
  }
})

test('a resident who declines just after the owner canceled is told that the packet is closed', async () => {
  const walk = await walkPacket(server, 'sent')
  const [maria] = await residentInvites(walk)
  const visit = visitOf(await linkByCode(server, maria?.code ?? ''))
  await expectOk(cancel(walk))

  await expect(roomOf(server).decline(visit, { reason: 'Too late.' })).rejects.toMatchObject({
    code: 'group-closed',
  })
  await server.jobs.run()
  expect(await readPacketOf(walk)).toMatchObject({ archived: { reason: 'canceled' } })
})
