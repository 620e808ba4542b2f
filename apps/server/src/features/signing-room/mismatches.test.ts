import type { Answers } from '@countersign/answers/answer'
import type { Room } from '@countersign/contract/schemas/signing-room/room'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { completeRoom, visitOf } from '../../bin/demo/finish-room.ts'
import { startTestApp, type TestApp } from '../../testing/index.ts'
import {
  linkByCode,
  ownLink,
  residentInvites,
  roomOf,
  walkPacket,
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
