import { listRoomFields } from './list-room-fields.ts'
import { describe, expect, test } from 'vitest'
import { catchSigningError } from '../../../testing/catch-signing-error.ts'
import {
  createTestEngine,
  groupInput,
  ownerAnswers,
  toRoomRequest,
} from '../../../testing/test-engine.ts'

describe('Leaving answers blank on purpose', () => {
  test.each([
    ['a locked answer', 'LLEdit.premises.street'],
    ['somebody else’s answer', 'd1/TT1.vehicle'],
    ['an answer that is not there', 'd9/LLEdit.nothing'],
  ])('%s is rejected', async (_what, key) => {
    const { room, request } = await openFillRoom()

    const error = await catchSigningError(
      room.leaveBlank(request, { answerKeys: [key], onPurpose: true }),
    )
    expect(error.code).toBe('invalid-values')
    expect(error.fields).toEqual([{ key, message: 'You cannot change this answer.' }])
  })

  test('it is rejected once the owner has finished', async () => {
    const { room, request, key } = await openFillRoom()
    await room.saveAnswers(request, { answers: ownerAnswers })
    await room.finish(request)

    const error = await catchSigningError(
      room.leaveBlank(request, { answerKeys: [key], onPurpose: true }),
    )
    expect(error.code).toBe('group-closed')
  })

  test('it is kept, recorded once, and can be taken back', async () => {
    const { room, request, key, events } = await openFillRoom()
    const leave = async (onPurpose: boolean) =>
      (await room.leaveBlank(request, { answerKeys: [key], onPurpose })).after

    expect((await leave(true)).leftBlank).toEqual([key])
    expect((await leave(true)).leftBlank).toEqual([key])
    expect((await room.open(request)).leftBlank).toEqual([key])
    expect((await leave(false)).leftBlank).toEqual([])
    expect(await events()).toEqual([
      { keys: [key], onPurpose: true },
      { keys: [key], onPurpose: false },
    ])
  })
})

async function openFillRoom() {
  const { provider, room, store, templates } = await createTestEngine()
  const { groupId } = await provider.createGroup(
    groupInput(templates.map(({ templateId }) => templateId)),
  )
  const request = toRoomRequest(await provider.createFillLink({ groupId, returnUrl: '/' }))
  const view = await room.open(request)
  const own = view.documents
    .flatMap((document) => listRoomFields(document, view))
    .find(({ mine, required }) => mine && !required)
  const events = async () =>
    (await store.events(groupId)).flatMap((event) =>
      event.type === 'envelope.left-blank' ? [event.data] : [],
    )

  return { room, request, events, key: own?.answerKey ?? '' }
}
