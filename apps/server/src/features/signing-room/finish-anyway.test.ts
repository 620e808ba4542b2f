import type { Answers } from '@countersign/answers/answer'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { completeRoom, visitOf } from '../../bin/demo/finish-room.ts'
import { startTestApp, type Member, type TestApp } from '../../testing/index.ts'
import {
  addProperty,
  expectOk,
  historyOf,
  ownLink,
  readPacketOf,
  roomOf,
  walkPacket,
  type WalkedPacket,
} from '../../testing/walk-packet.ts'

let server: TestApp
beforeAll(async () => {
  server = await startTestApp()
})
afterAll(() => server.stop())

test('a notice with fewer days than the law asks for is printed only if the owner says so', async () => {
  const member = await server.asMember()
  const { groupId } = await startNotice(member)
  const token = await complete({ member, groupId }, { 'd1/LLEdit.noticeDays': 2 })

  const refused = await finish(token)
  expect(refused.statusCode).toBe(422)
  expect(refused.json()).toMatchObject({
    detail: expect.stringMatching(/^You entered 2 days\..* finish anyway/s),
    errors: [{ field: 'd1/LLEdit.noticeDays' }],
  })
  expect((await finish(token, { anyway: ['d1/LLEdit.dayCount'] })).statusCode).toBe(422)

  expect((await finish(token, { anyway: ['d1/LLEdit.noticeDays'] })).statusCode).toBe(200)
  expect(await wordsOf({ member, groupId })).toContainEqual(
    expect.stringMatching(/^Chose “Print anyway”\. The warning was: You entered 2 days\./),
  )
})

test('a lease whose term is over is sent only if the owner says so', async () => {
  const walk = await walkPacket(server, 'created', undefined, {
    templateIds: ['residential-lease'],
  })
  const token = await complete(walk, {
    'LLEdit.term.start': '2025-01-01',
    'LLEdit.term.end': '2025-12-31',
  })

  const refused = await finish(token)
  expect(refused.json()).toMatchObject({
    detail: expect.stringContaining('It is already over.'),
    errors: [{ field: 'LLEdit.term.end' }],
  })

  expect((await finish(token, { anyway: ['LLEdit.term.end'] })).statusCode).toBe(200)
  expect(await readPacketOf(walk)).toMatchObject({ status: 'AWAITING_PAYMENT' })
  expect(await wordsOf(walk)).toContainEqual(expect.stringContaining('Chose “Send anyway”'))
})

test('a pet addendum without a pet is not finished', async () => {
  const walk = await walkPacket(server, 'created', undefined, { templateIds: ['pet-addendum'] })
  const token = await complete(walk, { 'd1/LLEdit.pets.list': null })

  expect((await finish(token)).json()).toMatchObject({
    errors: [{ field: 'd1/LLEdit.pets.list', message: 'Please answer: Animals.' }],
  })
})

async function startNotice(member: Member): Promise<{ groupId: string }> {
  const property = await addProperty(member)
  const { documentGroupId } = await expectOk<{ documentGroupId: string }>(
    member.call('POST', '/esign/create-print-group', {
      formId: 'notice-to-pay-or-quit',
      propertyId: property._id,
      unitId: property.units[0]?._id,
      residents: [{ name: 'Maria Lopez' }],
    }),
  )
  return { groupId: documentGroupId }
}

type Walk = Pick<WalkedPacket, 'member' | 'groupId'>

/** Answers everything, and these; returns the room's token. */
async function complete(
  walk: Walk,
  answers: Record<string, Answers[string] | null>,
): Promise<string> {
  const visit = visitOf(await ownLink(walk))
  await completeRoom(roomOf(server), visit)
  await roomOf(server).saveAnswers(visit, { answers })
  return visit.token
}

function finish(token: string, payload?: { anyway: string[] }) {
  return server.app.inject({
    method: 'POST',
    url: '/api/signing-room/finish',
    headers: { authorization: `Bearer ${token}` },
    ...(payload && { payload }),
  })
}

async function wordsOf(walk: Walk): Promise<string[]> {
  return (await historyOf(walk)).map(({ words }) => words)
}
