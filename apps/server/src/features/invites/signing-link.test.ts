import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '../../testing/index.ts'
import {
  finishOwn,
  linkByCode,
  ownLink,
  readPacketOf,
  residentInvites,
  roomOf,
  walkPacket,
  type WalkedPacket,
} from '../../testing/walk-packet.ts'
import { visitOf } from '../../bin/demo/finish-room.ts'
import { packetStream } from '../../kernel/events/event-stream.ts'

let server: TestApp
beforeAll(async () => {
  server = await startTestApp()
})
afterAll(() => server.stop())

function ask({ member, groupId }: WalkedPacket, change: object = {}) {
  return member.call('POST', '/esign/signing-link', { documentGroupId: groupId, ...change })
}

test('a missing id is reported by field', async () => {
  const member = await server.asMember()
  const answer = await member.call('POST', '/esign/signing-link', {})

  expect(answer.statusCode).toBe(422)
  expect(answer.json()).toMatchObject({ errors: [{ field: 'documentGroupId' }] })
})

test('the sender never gets a resident’s link', async () => {
  const walk = await walkPacket(server, 'sent')
  const answer = await ask(walk, { email: 'maria.lopez@example.com' })

  expect(answer.statusCode).toBe(403)
  expect(answer.json()).toMatchObject({ code: 'not-allowed' })
})

test('a packet that is filled out and not sent has nothing to sign', async () => {
  const answer = await ask(await walkPacket(server, 'filled'))

  expect(answer.statusCode).toBe(409)
  expect(answer.json()).toMatchObject({ code: 'invalid-state' })
})

test('the owner gets no signing link before the residents have signed, and sees who is missing', async () => {
  const answer = await ask(await walkPacket(server, 'sent'))

  expect(answer.statusCode).toBe(409)
  expect(answer.json()).toMatchObject({
    code: 'not-your-turn',
    detail: expect.stringContaining('Maria Lopez (Resident 1) and John Park (Resident 2)'),
  })
})

test('a fill link cannot sign, and stops working after the fill session', async () => {
  const walk = await walkPacket(server, 'created')
  const link = await ownLink(walk)
  await finishOwn(server, walk)
  const room = await server.app.inject({
    url: '/api/signing-room',
    headers: { authorization: `Bearer ${visitOf(link).token}` },
  })

  expect(room.json()).toMatchObject({ task: 'fill', state: 'finished' })
})

test('a closed packet gives no link', async () => {
  const walk = await walkPacket(server, 'filled')
  await walk.member.call('POST', `/legal-form-packets/group/${walk.groupId}/cancel`, {
    reason: 'Wrong unit.',
  })
  const answer = await ask(walk)

  expect(answer.statusCode).toBe(410)
  expect(answer.json()).toMatchObject({ code: 'packet-closed' })
})

test('after signing there is no second link', async () => {
  const walk = await walkPacket(server, 'owner-signed')
  const during = await ask(walk)
  await server.jobs.run()
  const after = await ask(walk)

  expect([during.statusCode, after.statusCode]).toEqual([409, 409])
  expect([during.json(), after.json()]).toMatchObject([
    { code: 'already-signed' },
    { code: 'already-signed' },
  ])
})

test('a new packet’s link opens the fill session and moves the packet to IN_PROGRESS', async () => {
  const walk = await walkPacket(server, 'created')
  const answer = await ask(walk, { email: walk.member.email.toUpperCase() })

  expect(answer.statusCode).toBe(200)
  const { embedUrl } = answer.json<{ embedUrl: string }>()
  const view = await roomOf(server).open(visitOf(embedUrl))
  expect(view).toMatchObject({
    task: 'fill',
    role: 'LLEdit',
    returnUrl: 'http://localhost:3000/close-signing?isSigned=true',
    home: '412 Maple Street, Unit A, Springfield, IL 62704',
  })
  expect(await readPacketOf(walk)).toMatchObject({ status: 'IN_PROGRESS' })
  expect(await server.eventsOf(packetStream(walk.groupId))).toContain('packet.fill-started')
})

test('after the residents have signed, the owner’s link opens the signing session', async () => {
  const walk = await walkPacket(server, 'residents-signed')
  const view = await roomOf(server).open(visitOf(await ownLink(walk)))

  expect(view).toMatchObject({ task: 'sign', role: 'LLSign', state: 'open' })
})

test('a resident’s link and the owner’s link open different rooms', async () => {
  const walk = await walkPacket(server, 'sent')
  const [maria] = await residentInvites(walk)
  const view = await roomOf(server).open(visitOf(await linkByCode(server, maria?.code ?? '')))

  expect(view).toMatchObject({ role: 'TT1', person: { name: 'Maria Lopez' } })
})
