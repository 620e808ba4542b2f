import type { Packet } from '@countersign/contract/schemas/packets/packet'
import type { Property } from '@countersign/contract/schemas/properties'
import type { RoomChanges } from '@countersign/contract/schemas/signing-room/room'
import { extractText } from '@countersign/pdf/testing/pdf-tools'
import { listRoomFields } from '@countersign/signing/adapters/embedded/room/list-room-fields'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { completeRoom, finishRoom, visitOf } from '../../../bin/demo/finish-room.ts'
import { startTestApp, type Member, type TestApp } from '../../../testing/index.ts'
import { addProperty, expectOk, roomOf } from '../../../testing/walk-packet.ts'
import { packetStream } from '../../../kernel/events/event-stream.ts'

let server: TestApp
let owner: Member
let property: Property
beforeAll(async () => {
  server = await startTestApp()
  owner = await server.asMember()
  property = await addProperty(owner)
})
afterAll(() => server.stop())

const names = [{ name: 'Maria Lopez' }, { name: 'John Park' }]

function bodyFor(formId: string, change: object = {}) {
  const unitId = property.units[0]?._id ?? ''
  return { formId, propertyId: property._id, unitId, residents: names, ...change }
}

async function open(formId: string, change: object = {}): Promise<string> {
  const { documentGroupId } = await expectOk<{ documentGroupId: string }>(
    owner.call('POST', '/esign/create-print-group', bodyFor(formId, change)),
  )
  return documentGroupId
}

async function linkOf(groupId: string): Promise<string> {
  const { embedUrl } = await expectOk<{ embedUrl: string }>(
    owner.call('POST', '/esign/signing-link', { documentGroupId: groupId }),
  )
  return embedUrl
}

async function packetOf(groupId: string): Promise<Packet> {
  const { packet } = await expectOk<{ packet: Packet }>(
    owner.call('GET', `/legal-form-packets/group/${groupId}`),
  )
  return packet
}

test.each(['residential-lease', 'lead-based-paint-disclosure', 'rental-application'])(
  'a form that residents sign online (%s) cannot be print-only',
  async (formId) => {
    const answer = await owner.call('POST', '/esign/create-print-group', bodyFor(formId))
    expect(answer.statusCode).toBe(422)
    expect(answer.json()).toMatchObject({
      code: 'form-not-printable',
      detail: expect.stringContaining('sign'),
    })
  },
)

test('the notice of another state is refused, with the reason', async () => {
  const body = bodyFor('florida-three-day-notice')
  const answer = await owner.call('POST', '/esign/create-print-group', body)
  expect(answer.statusCode).toBe(422)
  expect(answer.json()).toMatchObject({
    code: 'form-not-for-state',
    detail: '“Florida 3-Day Notice for Rent” is for homes in FL only.',
  })
})

test('an unknown form, property or unit and invalid names are rejected by field', async () => {
  const other = await server.asMember()
  for (const [change, code, field] of [
    [{ formId: 'none' }, 'form-not-found', undefined],
    [{ propertyId: server.services.ids.uuid() }, 'property-not-found', 'propertyId'],
    [{ unitId: server.services.ids.uuid() }, 'invalid-fields', 'unitId'],
    [{ residents: [] }, 'invalid-fields', 'residents'],
    [{ residents: [...names, ...names, ...names] }, 'invalid-fields', 'residents'],
    [{ residents: [{ name: ' ' }] }, 'invalid-fields', 'residents.0.name'],
    [{ residents: [{ name: 'Maria 😀' }] }, 'invalid-fields', 'residents.0.name'],
  ] as const) {
    const body = bodyFor('notice-to-pay-or-quit', change)
    const answer = await owner.call('POST', '/esign/create-print-group', body)
    expect(answer.json().code).toBe(code)
    expect(answer.json().errors?.[0]?.field).toBe(field)
  }

  const theirs = await other.call('POST', '/esign/create-print-group', bodyFor('rent-receipt'))
  expect(theirs.json().code).toBe('property-not-found')
})

test('a print-only packet cannot be paid, sent or signed', async () => {
  const groupId = await open('notice-to-pay-or-quit', { residents: [{ name: 'Nobody Signs' }] })

  for (const [path, body] of [
    ['/payments', { documentGroupId: groupId }],
    ['/esign/send-for-signature', { docGroupId: groupId }],
    [`/legal-form-packets/group/${groupId}/archive`, undefined],
  ] as const) {
    const answer = await owner.call('POST', path, body)
    expect(answer.json().code).toBe('invalid-state')
  }
  const file = await owner.call('GET', `/esign/download-document/${groupId}`)
  expect(file.json().code).toBe('not-executed')
  const invites = await owner.call('GET', `/signing-invites?documentGroupId=${groupId}`)
  expect(invites.json().invites).toEqual([])
})

test('a notice is filled out, made into a file with its proof of service, and archived', async () => {
  const groupId = await open('notice-to-pay-or-quit')
  expect(await packetOf(groupId)).toMatchObject({ status: 'CREATED', printOnly: true, tenants: [] })
  await finishRoom(roomOf(server), await linkOf(groupId))
  await server.jobs.run()

  expect(await packetOf(groupId)).toMatchObject({
    status: 'ARCHIVED',
    executionDate: null,
    archived: { reason: 'archived' },
  })
  const file = await owner.call('GET', `/esign/download-document/${groupId}`)
  expect(file.headers['content-type']).toBe('application/pdf')
  const text = extractText(file.rawPayload)
  expect(text).toContain('Maria Lopez')
  expect(text).toContain('John Park')
  expect(text).toContain('412 Maple Street')
  expect(text).toMatch(/Last day to pay or vacate/)
  // The owner's internal questions stay off the face of the notice.
  expect(text).not.toMatch(/federally backed|partial payment|will serve this notice/i)
  expect(text).toMatch(/Proof of service/i)
  expect(text).not.toMatch(/Certificate of completion/i)

  const listed = await owner.call('GET', `/legal-form-packets?propertyId=${property._id}`)
  expect(listed.json().packets.map((each: Packet) => each.documentGroupId)).toContain(groupId)
  const found = await owner.call('GET', '/legal-form-packets?searchTerm=maria%20lopez')
  expect(found.json().packets[0].documentGroupId).toBe(groupId)
})

test('a notice in Oregon is not made before the owner has the court’s paper that goes with it', async () => {
  const { property: inPortland } = await expectOk<{ property: Property }>(
    owner.call('POST', `/users/${owner.userId}/properties`, {
      name: 'Pine Street',
      address: { street: '9 Pine Street', city: 'Portland', state: 'OR', zip: '97201' },
      units: [{ name: 'Unit 1' }],
    }),
  )
  const groupId = await open('notice-to-pay-or-quit', {
    propertyId: inPortland._id,
    unitId: inPortland.units[0]?._id,
  })
  const [room, visit] = [roomOf(server), visitOf(await linkOf(groupId))]
  const answered = await completeRoom(room, visit)
  const [form] = answered.documents
  const box =
    form && listRoomFields(form, answered).find(({ key }) => key === 'LLEdit.oregonNotice')
  const answerKey = box?.answerKey ?? ''
  const { after: emptied } = await room.saveAnswers(visit, { answers: { [answerKey]: null } })

  expect(emptied.missing).toEqual([answerKey])
  await expect(room.finish(visit)).rejects.toThrow()
  expect(await packetOf(groupId)).toMatchObject({ status: 'IN_PROGRESS' })

  await room.saveAnswers(visit, { answers: { [answerKey]: true } })
  await room.finish(visit, { anyway: ['d1/LLEdit.noticeDays'] })
  await server.jobs.run()
  const { rawPayload } = await owner.call('GET', `/esign/download-document/${groupId}`)
  expect(extractText(rawPayload)).toContain('Oregon Judicial Department')
})

test('a filled notice has a Spanish information sheet with its answers', async () => {
  const groupId = await open('notice-to-pay-or-quit', { residents: [{ name: 'Rosa Diaz' }] })
  const path = `/esign/information-sheet/${groupId}`
  const early = await owner.call('GET', path)
  await finishRoom(roomOf(server), await linkOf(groupId))
  await server.jobs.run()

  expect(early.json().code).toBe('not-executed')
  const sheet = await owner.call('GET', path)
  const text = extractText(sheet.rawPayload)
  expect(sheet.headers['content-type']).toBe('application/pdf')
  expect(text).toContain('The English notice is the one that counts')
  expect(text).toContain('Último día para pagar o desocupar')
  expect(text).toContain('Rosa Diaz')
  expect(text).not.toMatch(/Proof of service|Prueba de entrega/)
})

test('a form that the owner signs alone has no Spanish information sheet', async () => {
  const groupId = await open('rent-receipt', { residents: [{ name: 'No Sheet' }] })
  await finishRoom(roomOf(server), await linkOf(groupId))
  await server.jobs.run()

  const answer = await owner.call('GET', `/esign/information-sheet/${groupId}`)
  expect(answer.json().code).toBe('form-not-found')
})

test('in large print it has the same text on more pages', async () => {
  const groupId = await open('rent-receipt', { print: 'large' })
  await finishRoom(roomOf(server), await linkOf(groupId))
  await server.jobs.run()

  const { rawPayload } = await owner.call('GET', `/esign/download-document/${groupId}`)
  expect(rawPayload.toString('latin1').match(/\/Type\s*\/Page\b(?!s)/g)?.length).toBeGreaterThan(2)
  expect(extractText(rawPayload)).toContain('Maria Lopez')
})

test('a double click creates one packet, and finishing from two tabs makes one file and no mail', async () => {
  const body = { residents: [{ name: 'Two Tabs' }] }
  const groupId = await open('rent-receipt', body)
  expect(await open('rent-receipt', body)).toBe(groupId)

  const mails = server.mail.sent.length
  const other = visitOf(await linkOf(groupId))
  await finishRoom(roomOf(server), await linkOf(groupId))
  await roomOf(server).finish(other)
  await server.jobs.run()
  await server.jobs.run()
  expect((await packetOf(groupId)).status).toBe('ARCHIVED')
  const events = await server.eventsOf(packetStream(groupId))
  expect(events.filter((type) => type === 'packet.printed')).toHaveLength(1)
  expect(events).not.toContain('packet.paid')
  expect(server.mail.sent).toHaveLength(mails)
})

test('a canceled one is not printed, and its history does not mention delivery', async () => {
  const groupId = await open('notice-of-entry', { residents: [{ name: 'Canceled' }] })
  await expectOk(
    owner.call('POST', `/legal-form-packets/group/${groupId}/cancel`, { reason: 'A mistake.' }),
  )
  await server.jobs.run()
  expect((await packetOf(groupId)).archived).toMatchObject({ reason: 'canceled' })
  expect((await owner.call('GET', `/esign/download-document/${groupId}`)).statusCode).toBe(409)

  const events = await owner.call('GET', `/legal-form-packets/group/${groupId}/events`)
  expect(JSON.stringify(events.json())).not.toMatch(/deliver|served/i)
})

test('state-law warnings appear beside the answers', async () => {
  const ohio = await expectOk<{ property: Property }>(
    owner.call('POST', `/users/${owner.userId}/properties`, {
      name: 'Elm',
      address: { street: '1 Elm', city: 'Columbus', state: 'OH', zip: '43004' },
      units: [{ name: 'House' }],
    }),
  )
  const change = { propertyId: ohio.property._id, unitId: ohio.property.units[0]?._id }
  const groupId = await open('notice-of-entry', change)
  const { token } = visitOf(await linkOf(groupId))
  const answer = await expectOk<RoomChanges>(
    server.app.inject({
      method: 'PATCH',
      url: '/api/signing-room/answers',
      headers: { authorization: `Bearer ${token}` },
      payload: { answers: { 'd1/LLEdit.entry.noticeHours': 12 } },
    }),
  )
  expect(answer.warnings).toEqual([
    {
      key: 'd1/LLEdit.entry.noticeHours',
      text: expect.stringContaining('24 hours'),
      citation: expect.stringContaining('Ohio Rev. Code'),
      anyway: true,
    },
  ])
})
