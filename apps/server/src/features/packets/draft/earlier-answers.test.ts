import type { Property } from '@countersign/contract/schemas/properties'
import type { RoomView } from '@countersign/signing/room'
import { listRoomFields } from '@countersign/signing/adapters/embedded/room/list-room-fields'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { visitOf } from '../../../bin/demo/finish-room.ts'
import { startTestApp, type Member, type TestApp } from '../../../testing/index.ts'
import {
  addProperty,
  expectOk,
  ownLink,
  roomOf,
  walkPacket,
  type PacketStage,
} from '../../../testing/walk-packet.ts'

const rent = 'LLEdit.rent.monthly'

let server: TestApp
let member: Member
let property: Property
beforeAll(async () => {
  server = await startTestApp()
  member = await server.asMember()
  property = await addProperty(member)
})
afterAll(() => server.stop())

test('packets that are not filled out, or of another unit or owner, are not reused', async () => {
  await lease('created')
  await lease('filled', { unit: 1 })
  const other = await server.asMember()
  const theirs = await addProperty(other)
  await walkPacket(server, 'filled', other, {
    templateIds: ['residential-lease'],
    propertyId: theirs._id,
    unitId: theirs.units[0]?._id ?? '',
  })

  const view = await opened(await lease('created'))
  expect(view.carried).toEqual({})
  expect(view.answers).not.toHaveProperty(rent)
})

test('the owner’s last packet for the unit provides rent and rules, but not the lead disclosure', async () => {
  const { groupId } = await lease('filled', { name: 'Lease 2025' })
  const asked = { groupIds: [groupId] }
  const [before = {}] = (await server.services.ports.signing.getOwnerAnswers?.(asked)) ?? []
  const view = await opened(await lease('created', { name: 'Lease 2026' }))
  const fields = view.documents.flatMap((document) => listRoomFields(document, view))

  expect(view.answers[rent]).toBe(before[rent])
  expect(view.answers).toHaveProperty(['d1/LLEdit.lateFee.type'])
  expect(view.carried).toEqual({ [rent]: 'Lease 2025', 'LLEdit.deposit.amount': 'Lease 2025' })
  const dated = fields.filter(({ type, answerKey }) => type === 'date' && answerKey in view.answers)
  expect(new Set(dated.map(({ key }) => key))).toEqual(
    new Set(['LLEdit.leaseDate', 'LLEdit.agreementDate']),
  )
  expect(before).toHaveProperty(['LLEdit.lessor.knowledge'])
  expect(Object.keys(view.answers).filter((key) => key.includes('lessor'))).toEqual([])
})

test('documents that belong to the lease get its date, rent and end', async () => {
  await lease('filled', { name: 'The lease' })
  const renewal = await opened(await lease('created', { forms: ['lease-renewal'] }))

  expect(renewal.carried).toMatchObject({
    'LLEdit.leaseDate': 'The lease',
    'd1/LLEdit.rent.old': 'The lease',
    'd1/LLEdit.originalLease.end': 'The lease',
  })
  expect(renewal.answers).not.toHaveProperty(rent)
})

function lease(
  stage: PacketStage,
  {
    unit = 0,
    name = 'A lease',
    forms = ['residential-lease', 'lead-based-paint-disclosure'],
  }: { unit?: number; name?: string; forms?: string[] } = {},
) {
  return walkPacket(server, stage, member, {
    templateIds: forms,
    propertyId: property._id,
    unitId: property.units[unit]?._id ?? '',
    packetName: name,
  })
}

async function opened(walk: Awaited<ReturnType<typeof walkPacket>>): Promise<RoomView> {
  return roomOf(server).open(visitOf(await ownLink(walk)))
}

test('a canceled packet still provides what the owner had entered', async () => {
  const owner = await server.asMember()
  const home = await addProperty(owner)
  const change = {
    templateIds: ['residential-lease'],
    propertyId: home._id,
    unitId: home.units[0]?._id ?? '',
  }
  const canceled = await walkPacket(server, 'filled', owner, {
    ...change,
    packetName: 'Canceled lease',
  })
  await expectOk(
    owner.call('POST', `/legal-form-packets/group/${canceled.groupId}/cancel`, {
      reason: 'Wrong unit.',
    }),
  )

  const view = await opened(await walkPacket(server, 'created', owner, change))
  expect(view.carried).toMatchObject({ [rent]: 'Canceled lease' })
})
