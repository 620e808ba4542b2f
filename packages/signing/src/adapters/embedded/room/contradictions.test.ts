import { expect, test } from 'vitest'
import type { FindContradictions } from '../../../contradiction.ts'
import { catchSigningError } from '../../../testing/catch-signing-error.ts'
import {
  createTestEngine,
  groupInput,
  ownerAnswers,
  toRoomRequest,
} from '../../../testing/test-engine.ts'

const [parking, pets] = ['LLEdit.parking', 'LLEdit.pets']

test('answers of two documents that contradict each other keep the owner from finishing', async () => {
  const { room, request } = await openFillRoom(() => [
    {
      kind: 'differs',
      places: [
        { documentId: 'd1', key: parking },
        { documentId: 'd2', key: pets },
      ],
    },
  ])

  const { after } = await room.saveAnswers(request, { answers: ownerAnswers })
  const { problems } = after
  expect(problems.map(({ key }) => key)).toEqual([`d1/${parking}`, `d2/${pets}`])
  expect(problems[0]?.message).toMatch(/^This says .* but “Pets” in “.* says .* must be the same/s)

  const error = await catchSigningError(room.finish(request))
  expect(error.code).toBe('invalid-values')
  expect(error.fields).toEqual(problems)
})

test('a contradiction with an answer that was not given is none', async () => {
  const { room, request } = await openFillRoom(() => [
    {
      kind: 'later',
      places: [
        { documentId: 'd1', key: 'LLEdit.nothing' },
        { documentId: 'd2', key: pets },
      ],
    },
  ])
  await room.saveAnswers(request, { answers: ownerAnswers })

  expect((await room.finish(request)).state).toBe('finished')
})

async function openFillRoom(findContradictions: FindContradictions) {
  const { provider, room, templates } = await createTestEngine({ findContradictions })
  const { groupId } = await provider.createGroup(
    groupInput(templates.map(({ templateId }) => templateId)),
  )
  const request = toRoomRequest(await provider.createFillLink({ groupId, returnUrl: '/' }))
  await room.open(request)
  return { room, request }
}
