import { putUser } from '@countersign/contract/calls'
import { expect, test } from 'vitest'
import { visitOf } from '../../../bin/demo/finish-room.ts'
import { startTestApp } from '../../../testing/index.ts'
import { ownLink, roomOf, walkPacket } from '../../../testing/walk-packet.ts'

const noticeAddress = { street: '1 Main Street', city: 'Peoria', state: 'IL', zip: '61602' }

test('a lease begins with the phone and notice address of the owner’s account', async () => {
  const server = await startTestApp()
  const member = await server.asMember()
  const answersOf = async () => {
    const walk = await walkPacket(server, 'created', member, { templateIds: ['residential-lease'] })
    return (await roomOf(server).open(visitOf(await ownLink(walk)))).answers
  }
  const before = await answersOf()
  await member.call(putUser.method, `/users/${member.userId}`, {
    phone: '(217) 555-0199',
    noticeAddress,
  })
  const after = await answersOf()
  await server.stop()

  expect(before).not.toHaveProperty(['LLEdit.landlord.phone'])
  expect(after).toMatchObject({
    'LLEdit.landlord.phone': '+12175550199',
    'LLEdit.landlord.noticeAddress': noticeAddress,
  })
})
