import { userCalls } from '@countersign/contract/calls/users'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { visitOf } from '../../../bin/demo/finish-room.ts'
import { startTestApp, type TestApp } from '../../../testing/index.ts'
import { addProperty, ownLink, roomOf, walkPacket } from '../../../testing/walk-packet.ts'

const noticeAddress = { street: '1 Main Street', city: 'Peoria', state: 'IL', zip: '61602' }

let server: TestApp
beforeAll(async () => {
  server = await startTestApp()
})
afterAll(() => server.stop())

test('a lease begins with the phone and notice address of the owner’s account', async () => {
  const member = await server.asMember()
  const answersOf = async () => {
    const walk = await walkPacket(server, 'created', member, { templateIds: ['residential-lease'] })
    return (await roomOf(server).open(visitOf(await ownLink(walk)))).answers
  }
  const before = await answersOf()
  await member.call(userCalls.putUser.method, `/users/${member.userId}`, {
    phone: '(217) 555-0199',
    noticeAddress,
  })
  const after = await answersOf()

  expect(before).not.toHaveProperty(['LLEdit.landlord.phone'])
  expect(after).toMatchObject({
    'LLEdit.landlord.phone': '+12175550199',
    'LLEdit.landlord.noticeAddress': noticeAddress,
  })
})

test('a lease that is used again has the account of today, and what the owner typed into the last one', async () => {
  const member = await server.asMember()
  const change = (account: object) =>
    member.call(userCalls.putUser.method, `/users/${member.userId}`, account)
  await change({ name: 'Olivia Owner', phone: '(217) 555-0199', noticeAddress })
  const walk = await walkPacket(server, 'created', member, { templateIds: ['residential-lease'] })
  const room = roomOf(server)
  await room.saveAnswers(visitOf(await ownLink(walk)), {
    answers: { 'LLEdit.landlord.phone': '+12175550111' },
  })

  const moved = { ...noticeAddress, street: '99 Lake Drive' }
  await change({ name: 'Olivia Miller', phone: '(217) 555-0142', noticeAddress: moved })
  const copied = {
    templateIds: ['residential-lease'],
    initiator: { email: member.email, name: 'Olivia Miller' },
    prefillFrom: walk.groupId,
  }
  const again = await walkPacket(server, 'created', member, copied)
  const { answers } = await room.open(visitOf(await ownLink(again)))

  expect(answers).toMatchObject({
    'LLEdit.landlord.name': 'Olivia Miller',
    'LLEdit.rent.payTo': 'Olivia Miller',
    'LLEdit.landlord.phone': '+12175550111',
    'LLEdit.landlord.noticeAddress': moved,
  })
})

test('a lease and its lead disclosure begin with the year built of the property', async () => {
  const member = await server.asMember()
  const property = await addProperty(member)
  const { name, address } = property
  await member.call('PUT', `/users/${member.userId}/properties/${property._id}`, {
    name,
    address,
    yearBuilt: 1962,
  })
  const walk = await walkPacket(server, 'created', member, {
    templateIds: ['lead-based-paint-disclosure', 'residential-lease'],
    propertyId: property._id,
    unitId: property.units[0]?._id ?? '',
  })
  const { answers } = await roomOf(server).open(visitOf(await ownLink(walk)))

  expect(answers).toMatchObject({ 'LLEdit.premises.yearBuilt': 1962 })
})
