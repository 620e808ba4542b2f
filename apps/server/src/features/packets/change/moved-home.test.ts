import type { Packet } from '@countersign/contract/schemas/packets/packet'
import type { Property } from '@countersign/contract/schemas/properties'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { visitOf } from '../../../bin/demo/finish-room.ts'
import { startTestApp, type Member, type TestApp } from '../../../testing/index.ts'
import {
  addProperty,
  expectOk,
  finishOwn,
  groupBody,
  ownLink,
  readPacketOf,
  roomOf,
  walkPacket,
  type PacketStage,
  type WalkedPacket,
} from '../../../testing/walk-packet.ts'

let server: TestApp
beforeAll(async () => {
  server = await startTestApp()
})
afterAll(() => server.stop())

const california = { street: '12 Elm Street', city: 'Fresno', state: 'CA', zip: '93650' }
const texas = { street: '12 Elm Street', city: 'Austin', state: 'TX', zip: '78701' }
const chosen = ['pet-addendum', 'california-lease-addendum']

/** A packet with a form of California, walked so far, for a home that is then in Texas. */
async function walkAndMove(stage: PacketStage, templateIds = chosen): Promise<WalkedPacket> {
  const member = await server.asMember()
  const property = await addProperty(member)
  await move(member, property, california)
  const first = await walkPacket(server, 'created', member, {
    propertyId: property._id,
    unitId: property.units[0]?._id ?? '',
    templateIds,
  })
  const walk = { ...first, property }
  await advance(walk, stage)
  await move(member, property, texas)
  return walk
}

async function advance(walk: WalkedPacket, stage: PacketStage): Promise<void> {
  if (stage === 'created') {
    return
  }
  await finishOwn(server, walk)
  if (stage === 'sent') {
    await expectOk(walk.member.call('POST', '/payments', { documentGroupId: walk.groupId }))
    await expectOk(
      walk.member.call('POST', '/esign/send-for-signature', { docGroupId: walk.groupId }),
    )
  }
}

function move({ userId, call }: Member, { _id, name, units }: Property, address: object) {
  return expectOk(call('PUT', `/users/${userId}/properties/${_id}`, { name, address, units }))
}

function revise({ member, groupId }: WalkedPacket) {
  return member.call('POST', `/legal-form-packets/group/${groupId}/revise`)
}

async function revised(walk: WalkedPacket): Promise<WalkedPacket> {
  const { documentGroupId } = await expectOk<{ documentGroupId: string }>(revise(walk))
  return { ...walk, groupId: documentGroupId }
}

async function openRoom(walk: WalkedPacket) {
  return roomOf(server).open(visitOf(await ownLink(walk)))
}

test('a draft is not filled out for the state in which its home was', async () => {
  const walk = await walkAndMove('created')
  const answer = await walk.member.call('POST', '/esign/signing-link', {
    documentGroupId: walk.groupId,
  })

  expect(answer.statusCode).toBe(409)
  expect(answer.json()).toMatchObject({
    code: 'invalid-state',
    detail:
      'You made this packet for a home in CA, and the home is in TX now. Make the packet again for TX: your answers are kept.',
  })
})

test('a packet that is filled out is neither paid nor sent for the earlier state', async () => {
  const walk = await walkAndMove('filled')

  for (const [path, body] of [
    ['/payments', { documentGroupId: walk.groupId }],
    ['/esign/send-for-signature', { docGroupId: walk.groupId }],
  ] as const) {
    const answer = await walk.member.call('POST', path, body)
    expect([path, answer.statusCode]).toEqual([path, 409])
    expect(answer.json().detail).toContain('the home is in TX now')
  }
})

test('a draft names the forms that do not apply where its home is now, and changes its version', async () => {
  const walk = await walkAndMove('created')
  const packet = await readPacketOf(walk)

  expect(packet.movedHome).toEqual({ state: 'TX', takeOut: ['California Lease Addendum'] })
  expect(packet.property.address.state).toBe('CA')
})

test('a draft made again is for the new state, without its forms, and keeps the answers', async () => {
  const walk = await walkAndMove('filled')
  const before = await readPacketOf(walk)
  const [again, twice] = await Promise.all([revised(walk), revised(walk)])
  const packet = await readPacketOf(again)
  const room = await openRoom(again)
  const blank = await openRoom(await walkPacket(server, 'created', walk.member))

  expect(twice.groupId).toBe(again.groupId)
  expect(packet.documents.map(({ formId }) => formId)).toEqual(['pet-addendum'])
  expect(packet.property.address).toEqual(texas)
  expect(packet.movedHome).toBeUndefined()
  expect(packet.tenants).toEqual(before.tenants)
  expect(room.answers['LLEdit.premises.state']).toBe('TX')
  expect(Object.keys(room.answers).length).toBeGreaterThan(Object.keys(blank.answers).length)
  expect(await readPacketOf(walk)).toMatchObject({
    status: 'ARCHIVED',
    archived: { reason: 'revised' },
  })
})

test('a packet without any form for the new state cannot be made again', async () => {
  const walk = await walkAndMove('created', ['california-lease-addendum'])
  const answer = await revise(walk)

  expect(answer.statusCode).toBe(409)
  expect(answer.json().detail).toContain('No form of this packet is for homes in TX.')
})

test('a packet that was sent stays as it was sent', async () => {
  const walk = await walkAndMove('sent')
  const packet: Packet = await readPacketOf(walk)

  expect(packet.status).toBe('AWAITING_TENANT_SIGNATURE')
  expect(packet.documents).toHaveLength(2)
  expect(packet.property.address.state).toBe('CA')
})

test('a home that comes back to its state lets the draft go on', async () => {
  const walk = await walkAndMove('created')
  await move(walk.member, walk.property, { ...california, street: '14 Elm Street' })

  expect((await readPacketOf(walk)).movedHome).toBeUndefined()
  expect((await openRoom(walk)).task).toBe('fill')
  expect((await revise(walk)).statusCode).toBe(409)
})

test('a new street in the same state changes nothing', async () => {
  const member = await server.asMember()
  const walk = await walkPacket(server, 'created', member)
  await move(member, walk.property, {
    street: '9 Oak Street',
    city: 'Peoria',
    state: 'IL',
    zip: '61602',
  })

  expect((await readPacketOf(walk)).movedHome).toBeUndefined()
  expect((await openRoom(walk)).task).toBe('fill')
})

test('only the packets of this home learn of its new state', async () => {
  const walk = await walkAndMove('created')
  const elsewhere = await walkPacket(server, 'created', walk.member)

  expect((await readPacketOf(elsewhere)).movedHome).toBeUndefined()
})

test('a form for printing is made again by hand', async () => {
  const member = await server.asMember()
  const property = await addProperty(member)
  const { documentGroupId } = await expectOk<{ documentGroupId: string }>(
    member.call('POST', '/esign/create-print-group', {
      formId: 'notice-to-pay-or-quit',
      propertyId: property._id,
      unitId: property.units[0]?._id,
      residents: [{ name: 'Maria Lopez' }],
    }),
  )
  await move(member, property, texas)
  const walk = { member, property, groupId: documentGroupId, body: groupBody(member, property) }
  const answer = await member.call('POST', '/esign/signing-link', { documentGroupId })

  expect(answer.json().detail).toContain('Discard this packet and make the form again.')
  expect((await revise(walk)).statusCode).toBe(409)
})
