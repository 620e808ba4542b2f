import type { Answers } from '@countersign/answers/answer'
import type { Room } from '@countersign/contract/schemas/signing-room/room'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { completeRoom, visitOf } from '../../bin/demo/finish-room.ts'
import { startTestApp, type Member, type TestApp } from '../../testing/index.ts'
import {
  addProperty,
  expectOk,
  historyOf,
  linkByCode,
  ownLink,
  readPacketOf,
  residentInvites,
  roomOf,
  walkPacket,
  type WalkedPacket,
} from '../../testing/walk-packet.ts'

let server: TestApp
beforeAll(async () => {
  server = await startTestApp()
})
afterAll(() => server.stop())

const lease = {
  'LLEdit.term.start': '2027-01-31',
  'LLEdit.term.end': '2028-02-29',
  'LLEdit.rent.monthly': 185_000,
  'LLEdit.rent.prorated': 9_900_000,
  'd1/LLEdit.rent.proratedFrom': '2025-03-01',
  'd1/LLEdit.rent.proratedTo': '2031-12-31',
}

test('a lease that contradicts itself says so beside its answers, and can be finished', async () => {
  const walk = await walkPacket(server, 'created', undefined, {
    templateIds: ['residential-lease'],
  })
  const visit = visitOf(await ownLink(walk))
  await completeRoom(roomOf(server), visit)

  const { warnings, problems } = await save(visit.token, lease)

  expect(warnings?.filter(({ mismatch }) => mismatch).map(({ key }) => key)).toEqual([
    'd1/LLEdit.rent.proratedFrom',
    'd1/LLEdit.rent.proratedTo',
    'd1/LLEdit.rent.proratedTo',
    'LLEdit.rent.prorated',
  ])
  expect(problems).toEqual([])
  expect((await roomOf(server).finish(visit)).state).toBe('finished')
})

test('an applicant is told of a day of birth to come, and of nothing that the owner answered', async () => {
  const walk = await walkPacket(server, 'sent', undefined, { templateIds: ['rental-application'] })
  const [invite] = await residentInvites(walk)
  const visit = visitOf(await linkByCode(server, invite?.code ?? ''))
  const key = 'd1/TT1.dateOfBirth'

  const { warnings } = await save(visit.token, { [key]: '2062-03-04' })

  expect(warnings).toEqual([{ key, text: 'This day has not come yet. Check the year.' }])
  expect((await save(visit.token, { [key]: '1962-03-04' })).warnings).toEqual([])
})

test('an owner reads what the city of the home asks for, and nothing of it elsewhere in the state', async () => {
  expect(await readWarnings({ city: 'Tacoma', zip: '98402' })).toEqual([])
  expect(await readWarnings({ city: 'Seattle', zip: '98101' })).toMatchObject([
    {
      text: expect.stringMatching(
        /Seattle requires that its Renter’s Handbook be given.*Mun\. Code 7\.24/,
      ),
    },
  ])
})

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

async function save(token: string, answers: Answers): Promise<Room> {
  const saved = await server.app.inject({
    method: 'PATCH',
    url: '/api/signing-room/answers',
    headers: { authorization: `Bearer ${token}` },
    payload: { answers },
  })
  expect(saved.statusCode).toBe(200)
  return saved.json<Room>()
}

/** Beside the rent of a lease for a home there. */
async function readWarnings(place: { city: string; zip: string }): Promise<Room['warnings']> {
  const member = await server.asMember()
  const property = await addProperty(member, { state: 'WA', ...place })
  const walk = await walkPacket(server, 'created', member, {
    templateIds: ['residential-lease'],
    propertyId: property._id,
    unitId: property.units[0]?._id ?? '',
  })
  const { token } = visitOf(await ownLink(walk))
  const room = await server.app.inject({
    url: '/api/signing-room',
    headers: { authorization: `Bearer ${token}` },
  })

  return room.json<Room>().warnings?.filter(({ key }) => key === 'LLEdit.rent.monthly')
}

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
