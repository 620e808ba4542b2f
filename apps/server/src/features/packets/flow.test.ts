import { templateIdFor } from '@countersign/contract/rules/form-rules'
import { limits } from '@countersign/contract/rules/limits'
import type { Form } from '@countersign/contract/schemas/forms/form'
import { readSignatures, extractText } from '@countersign/pdf/testing/pdf-tools'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '../../testing/index.ts'
import {
  expectOk,
  finishOwn,
  invitesOf,
  readPacketOf,
  residentInvites,
  signByCode,
  signerBody,
  walkPacket,
} from '../../testing/walk-packet.ts'
import { packetStream } from '../../kernel/events/event-stream.ts'

let server: TestApp
beforeAll(async () => {
  server = await startTestApp()
})
afterAll(() => server.stop())

test('a packet goes through its whole lifecycle, and every step is recorded', async () => {
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

  const events = (await server.eventsOf(packetStream(walk.groupId))).filter(
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
    'mail.queued',
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

test('a packet of four residents with the maximum number of forms can be executed', async () => {
  const member = await server.asMember()
  const catalog = await expectOk<{ forms: Form[] }>(member.call('GET', '/forms?limit=100'))
  const forms = catalog.forms
    .filter((form) => form.deliveryClass < 'C' && form.signerScope !== 'guarantor')
    .slice(0, limits.maxDocuments)
  expect(forms).toHaveLength(limits.maxDocuments)
  const names = ['Maria Lopez', 'John Park', 'Aisha Bello', 'Zoë O’Brien-Núñez']
  const walk = await walkPacket(server, 'executed', member, {
    templateIds: forms.map((form) => templateIdFor(form, 4)),
    signers: names.map((name, index) => ({
      ...signerBody(name.split(' ')[0] ?? '', name.split(' ')[1] ?? '', index + 1),
      email: `resident-${index + 1}@example.com`,
    })),
  })
  const file = await walk.member.call('GET', `/esign/download-document/${walk.groupId}`)
  const text = extractText(file.rawPayload)

  expect(await readPacketOf(walk)).toMatchObject({ status: 'FULLY_EXECUTED' })
  expect(readSignatures(file.rawPayload)).toMatch(/Total document signed/)
  for (const said of [...names, ...forms.map(({ title }) => title)]) {
    expect(text.toLowerCase()).toContain(said.toLowerCase())
  }
}, 180_000)
