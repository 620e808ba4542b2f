import { expect, test } from 'vitest'
import type { EnvelopeStore } from '../../../envelope.ts'
import {
  groupInput,
  createTestEngine,
  ownerAnswers,
  toRoomRequest,
} from '../../../testing/test-engine.ts'
import { createMemoryStore } from '../../../testing/memory-store.ts'
import { catchSigningError } from '../../../testing/catch-signing-error.ts'

test('a superseded session is rejected by every call', async () => {
  const { room, open } = await fillSession()
  const [first, second] = [await open(), await open()]
  const refused = [
    room.open(first),
    room.check(first),
    room.saveAnswers(first, { answers: { 'd1/LLEdit.notes': 'From the first' } }),
    room.finish(first),
    room.getDocumentPdf(first, { documentId: 'd1' }),
  ]

  for (const call of refused) {
    expect((await catchSigningError(call)).code).toBe('room-taken-over')
  }
  await room.check(second)
  expect((await room.open(second)).answers['d1/LLEdit.notes']).toBeUndefined()
})

test('opening the room again gives access to everything saved elsewhere', async () => {
  const { room, open } = await fillSession()
  await open()
  const second = await open()
  await room.saveAnswers(second, { answers: { 'd1/LLEdit.notes': 'From the second' } })
  const back = await open()

  expect((await room.open(back)).answers['d1/LLEdit.notes']).toBe('From the second')
  expect((await catchSigningError(room.check(second))).code).toBe('room-taken-over')
})

test('another person’s session is not affected', async () => {
  const { provider, room, groupId, open } = await fillSession()
  const owner = await open()
  await room.saveAnswers(owner, { answers: ownerAnswers })
  await room.finish(owner)
  await provider.send({ groupId })
  const link = (role: 'TT1' | 'TT2') =>
    provider.createSigningLink({ groupId, role, returnUrl: '/' })
  const maria = toRoomRequest(await link('TT1'))
  await link('TT2')

  expect((await room.open(maria)).state).toBe('open')
})

test('a closing page is shown in a superseded session as well', async () => {
  const { room, open } = await fillSession()
  const [first, second] = [await open(), await open()]
  await room.saveAnswers(second, { answers: ownerAnswers })
  await room.finish(second)

  expect((await room.open(first)).state).toBe('finished')
})

test('a write that waits for the lock while the room is opened elsewhere is rejected', async () => {
  const { store, asked } = createObservableStore()
  const { room, groupId, open } = await fillSession(store)
  const first = await open()
  const turn = Promise.withResolvers<undefined>()
  const before = store.transaction(async (tx) => {
    await tx.lock(groupId)
    await turn.promise
  })
  const opening = open()
  await asked()
  const late = catchSigningError(
    room.saveAnswers(first, { answers: { 'd1/LLEdit.notes': 'Too late' } }),
  )
  await asked()
  turn.resolve(undefined)
  await before

  const second = await opening
  expect((await late).code).toBe('room-taken-over')
  expect((await room.open(second)).answers['d1/LLEdit.notes']).toBeUndefined()
})

/** Reports each request for a lock, so that the test does not depend on time. */
function createObservableStore() {
  const store = createMemoryStore()
  let onLock = () => {}
  const observable: EnvelopeStore = {
    ...store,
    transaction: (work) =>
      store.transaction((tx) =>
        work({
          ...tx,
          lock: (id) => {
            const locked = tx.lock(id)
            onLock()
            return locked
          },
        }),
      ),
  }
  const asked = () => new Promise<void>((resolve) => (onLock = resolve))
  return { store: observable, asked }
}

async function fillSession(store = createMemoryStore()) {
  const engine = await createTestEngine({ store })
  const { provider, templates } = engine
  const ids = templates.map((template) => template.templateId)
  const { groupId } = await provider.createGroup(groupInput(ids))
  const open = async () => toRoomRequest(await provider.createFillLink({ groupId, returnUrl: '/' }))
  return { ...engine, groupId, open }
}
