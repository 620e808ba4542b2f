import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestApp, type TestApp } from './testing/index.ts'
import {
  finishOwn,
  invitesOf,
  readPacketOf,
  residentInvites,
  signByCode,
  walkPacket,
} from './testing/walk-packet.ts'

let server: TestApp
beforeAll(async () => {
  server = await startTestApp()
})
afterAll(() => server.stop())

test('a packet walks its whole road, and every step is on record', async () => {
  const walk = await walkPacket(server, 'created')
  expect(await readPacketOf(walk)).toMatchObject({ status: 'CREATED', executionDate: null })

  await finishOwn(server, walk)
  expect(await readPacketOf(walk)).toMatchObject({ status: 'AWAITING_PAYMENT' })

  await walk.member.call('POST', '/payments', { documentGroupId: walk.groupId })
  await walk.member.call('POST', '/esign/send-for-signature', { docGroupId: walk.groupId })
  expect(await readPacketOf(walk)).toMatchObject({ status: 'AWAITING_TENANT_SIGNATURE' })

  const [first, second] = await residentInvites(walk)
  await signByCode(server, second?.code ?? '')
  expect(await readPacketOf(walk)).toMatchObject({ status: 'AWAITING_TENANT_SIGNATURE' })
  expect((await invitesOf(walk)).map(({ status }) => status)).toEqual([
    'pending',
    'signed',
    'created',
  ])

  await signByCode(server, first?.code ?? '')
  expect(await readPacketOf(walk)).toMatchObject({ status: 'AWAITING_LANDLORD_SIGNATURE' })

  await finishOwn(server, walk)
  expect(await readPacketOf(walk)).toMatchObject({
    status: 'AWAITING_LANDLORD_SIGNATURE',
    sealing: true,
  })
  await server.jobs.run()
  expect(await readPacketOf(walk)).toMatchObject({ status: 'FULLY_EXECUTED', sealing: false })

  const events = (await server.eventsOf(`group:${walk.groupId}`)).filter(
    (type) => type.startsWith('packet.') || type === 'mail.queued',
  )
  expect(events).toEqual([
    'packet.created',
    'packet.fill-started',
    'packet.filled',
    'packet.paid',
    'packet.sent',
    'mail.queued',
    'mail.queued',
    'packet.invite-opened',
    'packet.resident-signed',
    'packet.invite-opened',
    'packet.resident-signed',
    'packet.residents-signed',
    'mail.queued',
    'packet.owner-signed',
    'packet.executed',
    'mail.queued',
    'mail.queued',
    'mail.queued',
  ])
})
