import type { Property } from '@countersign/contract/schemas/properties'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { visitOf } from '../../../bin/demo/finish-room.ts'
import { startTestApp, type Member, type TestApp } from '../../../testing/index.ts'
import {
  addProperty,
  expectOk,
  finishOwn,
  ownLink,
  roomOf,
  walkPacket,
  type GroupBody,
  type WalkedPacket,
} from '../../../testing/walk-packet.ts'

const rent = 'LLEdit.rent.monthly'
/** Of the third document; the owner pastes what the law of the state prescribes. */
const notice = 'd3/LLEdit.hazards.stateNotice'
const virginia = 'The notice that the law of Virginia prescribes.'

let server: TestApp
let member: Member
beforeAll(async () => {
  server = await startTestApp()
  member = await server.asMember()
})
afterAll(() => server.stop())

test('a packet of a home in one state gives nothing to a home in another one', async () => {
  const here = await homeIn('VA')
  const there = await homeIn('OH')
  await filled(here)
  const view = await opened(await lease(there))

  expect(view.carried).toEqual({})
  expect(view.answers).not.toHaveProperty(rent)
  expect(view.answers).not.toHaveProperty(notice)
  expect(view.answers['LLEdit.premises.state']).toBe('OH')
})

test('what was agreed for a home before it was in this state is not proposed', async () => {
  const home = await homeIn('VA')
  await filled(home)
  await move(home, 'OH')
  const view = await opened(await lease(home, { packetName: 'Ohio lease' }))

  expect(view.carried).toEqual({})
  expect(view.answers).not.toHaveProperty(rent)
})

test('an earlier packet of the home in the same state still helps', async () => {
  const home = await homeIn('VA')
  await filled(home)
  const view = await opened(await lease(home, { packetName: 'Next lease' }))

  expect(view.answers[rent]).toBe(140_000)
})

test('a copied packet leaves the text that the law of its state requires behind', async () => {
  const from = await filled(await homeIn('VA'))
  const copied = { prefillFrom: from.groupId }
  const same = await opened(await lease(await homeIn('VA'), copied))
  const other = await opened(await lease(await homeIn('OH'), copied))

  expect(same.answers[notice]).toBe(virginia)
  expect(other.answers).not.toHaveProperty(notice)
  expect(other.answers[rent]).toBe(same.answers[rent])
})

async function homeIn(state: string): Promise<Property> {
  const home = await addProperty(member)
  await move(home, state)
  return home
}

function move({ _id, name, address }: Property, state: string) {
  const body = { name, address: { ...address, state } }
  return expectOk(member.call('PUT', `/users/${member.userId}/properties/${_id}`, body))
}

function lease(
  { _id, units }: Property,
  change: Partial<GroupBody> & { prefillFrom?: string } = {},
): Promise<WalkedPacket> {
  return walkPacket(server, 'created', member, {
    templateIds: [
      'residential-lease',
      'move-in-cost-and-fee-disclosure',
      'flood-hazard-known-conditions-disclosure',
    ],
    propertyId: _id,
    unitId: units[0]?._id ?? '',
    ...change,
  })
}

/** With a text of Virginia's law. */
async function filled(home: Property): Promise<WalkedPacket> {
  const walk = await lease(home)
  const visit = visitOf(await ownLink(walk))
  await roomOf(server).saveAnswers(visit, {
    answers: { [rent]: 140_000, [notice]: virginia },
  })
  await finishOwn(server, walk)
  return walk
}

async function opened(walk: WalkedPacket) {
  return roomOf(server).open(visitOf(await ownLink(walk)))
}
