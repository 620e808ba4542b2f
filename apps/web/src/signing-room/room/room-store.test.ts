import { expect, test, vi } from 'vitest'
import { createFakeRoom } from '../testing/fake-room.ts'
import { fixtureRoom } from '../testing/fixture-room.ts'
import { createManualClock } from '../testing/manual-clock.ts'
import type { Drafts } from './save-queue.ts'
import { RoomProblem } from './room-problem.ts'
import { createRoomStore, type RoomStore } from './room-store.ts'

async function arrange(
  role: 'LLEdit' | 'TT1' = 'LLEdit',
  storedDrafts: Drafts = {},
  { documentFails = 0 } = {},
) {
  const server = createFakeRoom(fixtureRoom(role))
  const { document } = server
  let failures = documentFails
  server.document = (documentId) => {
    failures -= 1
    return failures >= 0 ? Promise.reject(unreachable) : document(documentId)
  }
  const clock = createManualClock()
  const storage = { drafts: storedDrafts }
  const store = createRoomStore({
    client: server,
    clock,
    drafts: {
      read: () => storage.drafts,
      write: (_room, drafts) => {
        storage.drafts = drafts
      },
    },
  })
  await store.open()
  await store.loadForms()
  return { server, clock, store, storage }
}

function listLoading(store: RoomStore): string[] {
  const { screen } = store.getSnapshot()
  const documents = screen.kind === 'room' ? screen.room.documents : []
  return documents.filter(({ isLoading }) => isLoading).map(({ documentId }) => documentId)
}

const noStorage = { read: () => ({}), write: () => undefined }

const rent = 'LLEdit.rent.monthly'
const unreachable = new RoomProblem('unreachable', '')

test('an ended session shows why, and nothing of the packet', async () => {
  const { server, store } = await arrange()
  server.failing = new RoomProblem('room-not-found', 'Signing session not found')
  await store.finish()

  expect(store.getSnapshot().screen).toEqual({ kind: 'session-ended', reason: 'expired' })
  expect(store.getSnapshot().answers).toEqual({})
})

test('a page whose room was opened on another device says so and keeps unsaved answers', async () => {
  const { server, store, storage } = await arrange()
  store.changeAnswer(rent, 125_000, 'soon')
  server.failing = new RoomProblem('room-taken-over', 'Open on another device')
  await store.checkSession()

  expect(store.getSnapshot().screen).toEqual({ kind: 'session-ended', reason: 'taken-over' })
  expect(storage.drafts).toEqual({ [rent]: 125_000 })
})

test.each(['answers-changed', 'corrected', 'on-paper'] as const)(
  'a page whose link the owner made invalid says why (%s)',
  async (revoked) => {
    const { server, store } = await arrange('TT1')
    const closed = { ...fixtureRoom('TT1'), state: 'revoked' as const, revoked, documents: [] }
    server.check = () => Promise.reject(new RoomProblem('packet-closed', 'No longer valid'))
    server.open = () => Promise.resolve(closed)
    await store.checkSession()

    await vi.waitFor(() =>
      expect(store.getSnapshot().screen).toEqual({ kind: 'room', room: closed }),
    )
  },
)

test('a closed packet that cannot be read shows the general page', async () => {
  const { server, store } = await arrange('TT1')
  server.failing = new RoomProblem('packet-closed', 'Closed')
  await store.checkSession()
  await vi.waitFor(() => expect(server.calls.filter((call) => call === 'open')).toHaveLength(2))

  expect(store.getSnapshot().screen).toEqual({ kind: 'session-ended', reason: 'closed' })
})

test('a failed session check does not end the session', async () => {
  const { server, store } = await arrange()
  server.failing = unreachable
  await store.checkSession()

  expect(store.getSnapshot().screen.kind).toBe('room')
})

test('opening is retried automatically while the server is unreachable', async () => {
  const server = createFakeRoom(fixtureRoom('TT1'))
  const clock = createManualClock()
  const store = createRoomStore({ client: server, clock, drafts: noStorage })
  server.failing = unreachable
  await store.open()
  expect(store.getSnapshot().screen.kind).toBe('unreachable')

  server.failing = undefined
  clock.advance(10_000)
  await store.open()
  expect(store.getSnapshot().screen.kind).toBe('room')
})

test('finishing is rejected without a request while an input is invalid', async () => {
  const { server, store } = await arrange()
  store.setInputError(rent, 'Enter an amount.')
  const finished = await store.finish()

  expect(finished.ok).toBe(false)
  expect(server.calls).not.toContain('finish')
  expect(store.getSnapshot().allErrors).toEqual({ [rent]: 'Enter an amount.' })
})

test('finishing offline keeps every answer and reports the failure', async () => {
  const { server, store, storage } = await arrange()
  server.failing = unreachable
  store.changeAnswer(rent, 125_000, 'soon')
  const finished = await store.finish()

  expect(finished).toMatchObject({ ok: false, problem: { code: 'unreachable' } })
  expect(store.getSnapshot().answers[rent]).toBe(125_000)
  expect(store.getSnapshot().saveStatus).toBe('retrying')
  expect(storage.drafts).toEqual({ [rent]: 125_000 })
})

test('answers that Finish finds missing are marked until they change', async () => {
  const { store } = await arrange()
  const finished = await store.finish()

  expect(finished).toMatchObject({ ok: false, problem: { code: 'invalid-fields' } })
  expect(store.getSnapshot().allErrors[rent]).toBe('This answer is required.')
  store.changeAnswer(rent, 125_000, 'soon')
  expect(store.getSnapshot().allErrors[rent]).toBeUndefined()
})

test('drafts from before a reload are restored and saved', async () => {
  const { server, clock, store, storage } = await arrange('LLEdit', { [rent]: 99_000 })
  expect(store.getSnapshot().answers[rent]).toBe(99_000)

  clock.advance(700)
  await store.open()
  await store.finish()
  expect(server.room().answers[rent]).toBe(99_000)
  expect(storage.drafts).toEqual({})
})

test('drafts survive an expired link and are saved with the next one', async () => {
  const { server, clock, store, storage } = await arrange()
  server.failing = unreachable
  store.changeAnswer(rent, 125_000, 'now')
  clock.advance(0)
  await store.finish()
  server.failing = new RoomProblem('room-not-found', 'This link has expired.')
  clock.advance(1000)
  await vi.waitFor(() =>
    expect(store.getSnapshot().screen).toEqual({ kind: 'session-ended', reason: 'expired' }),
  )

  expect(storage.drafts).toEqual({ [rent]: 125_000 })
  const next = await arrange('LLEdit', storage.drafts)
  await next.store.finish()
  expect(next.server.room().answers[rent]).toBe(125_000)
})

test('finishing saves pending answers first', async () => {
  const { server, store } = await arrange()
  store.changeAnswer(rent, 125_000, 'soon')
  await store.finish()

  expect(server.calls).toEqual(['open', 'saveAnswers', 'finish'])
  expect(server.room().answers[rent]).toBe(125_000)
})

test('what somebody else has changed meanwhile is read with the next answer', async () => {
  const { server, store } = await arrange('TT1')
  const { revision } = server.room()
  server.signField = () => Promise.resolve({ since: revision + 1, revision: revision + 2 })
  server.open = () => {
    server.calls.push('read again')
    return Promise.reject(unreachable)
  }

  expect(await store.setSigned({ answerKey: 'd1/TT1.signature', signed: true })).toMatchObject({
    ok: false,
  })
  expect(server.calls.at(-1)).toBe('read again')
})

test('an answer to a call that the room knows already changes nothing', async () => {
  const { server, store } = await arrange('TT1')
  const { revision } = server.room()
  const before = store.getSnapshot().screen
  const answers = { 'd1/TT1.signature': null }
  server.signField = () => Promise.resolve({ since: revision - 1, revision, answers })

  expect(await store.setSigned({ answerKey: 'd1/TT1.signature', signed: true })).toEqual({
    ok: true,
  })
  expect(store.getSnapshot().screen).toBe(before)
})

test('a form that could not be loaded is loaded again later', async () => {
  const { server, store, clock } = await arrange('TT1', {}, { documentFails: 1 })
  const loading = () => listLoading(store)
  expect(loading()).toEqual(['d1', 'd2', 'd3'])

  clock.advance(10_000)
  await vi.waitFor(() => expect(loading()).toEqual([]))
  expect(server.calls).toEqual(['open'])
})

test('a save keeps the document objects, so unchanged forms do not render again', async () => {
  const { store } = await arrange()
  const before = store.getSnapshot().screen
  store.changeAnswer(rent, 125_000, 'soon')
  await store.finish()
  const after = store.getSnapshot().screen

  expect(before.kind === 'room' && after.kind === 'room').toBe(true)
  expect(after.kind === 'room' && after.room.documents).toBe(
    before.kind === 'room' && before.room.documents,
  )
})

test('a signer consents, adopts, signs and finishes; a signature can be cleared and signed again', async () => {
  const { store } = await arrange('TT1')
  const signature = { kind: 'typed', text: 'Maria Lopez' } as const
  const initials = { kind: 'typed', text: 'ML' } as const
  const setSigned = (answerKey: string, signed: boolean) => store.setSigned({ answerKey, signed })

  await store.consent({ version: '2026-10', language: 'en-US' })
  expect((await setSigned('d1/TT1.signature', true)).ok).toBe(false)
  await store.adoptSignature({ signature, initials })
  await setSigned('d1/TT1.signature', true)
  expect(store.getSnapshot().answers['d1/TT1.signature']).toEqual(signature)
  await setSigned('d1/TT1.signature', false)
  expect(store.getSnapshot().answers['d1/TT1.signature']).toBeUndefined()

  for (const key of ['d1', 'd2', 'd3'].map((document) => `${document}/TT1.signature`)) {
    await setSigned(key, true)
  }
  await setSigned('d1/TT1.initials:deposit', true)
  await setSigned('d2/TT1.initials:pamphlet', true)
  store.changeAnswer('d2/TT1.ack:pamphlet', true, 'now')
  expect(await store.finish()).toEqual({ ok: true })
  expect(store.getSnapshot().screen).toMatchObject({ room: { state: 'finished' } })
})

test('a signature that the owner’s correction took away is shown as missing after Finish, and can be signed again', async () => {
  const { server, store } = await arrange('TT1')
  const mark = { kind: 'typed', text: 'Maria Lopez' } as const
  await store.adoptSignature({ signature: mark, initials: mark })
  const places = [
    ...['d1', 'd2', 'd3'].map((document) => `${document}/TT1.signature`),
    'd1/TT1.initials:deposit',
    'd2/TT1.initials:pamphlet',
  ]
  for (const answerKey of places) {
    await store.setSigned({ answerKey, signed: true })
  }
  store.changeAnswer('d2/TT1.ack:pamphlet', true, 'now')
  await store.saveNow()
  await server.signField({ answerKey: 'd1/TT1.signature', signed: false })

  expect((await store.finish()).ok).toBe(false)
  expect(store.getSnapshot().answers['d1/TT1.signature']).toBeUndefined()
  expect(store.getSnapshot().allErrors).toHaveProperty(['d1/TT1.signature'])
  await store.setSigned({ answerKey: 'd1/TT1.signature', signed: true })
  expect(store.getSnapshot().allErrors).toEqual({})
  expect(await store.finish()).toEqual({ ok: true })
})

test('a place that could not be cleared offline keeps nobody from finishing later', async () => {
  const { server, store } = await arrange('TT1')

  store.setInputError('d1/TT1.signature', 'We could not reach Countersign.')
  await store.finish()

  expect(server.calls).toContain('finish')
})

test('reading to the end is reported once, and again only after a failure', async () => {
  const { server, store } = await arrange('TT1')
  server.failing = unreachable
  store.markRead('d1')
  await vi.waitFor(() => expect(server.calls).toEqual(['open', 'markRead']))
  expect(store.getSnapshot().screen.kind).toBe('room')

  server.failing = undefined
  await vi.waitFor(() => {
    store.markRead('d1')
    expect(server.room().read).toEqual(['d1'])
  })
  store.markRead('d1')
  expect(server.calls.filter((name) => name === 'markRead')).toHaveLength(2)
})

test('reading is not reported while filling out or after finishing', async () => {
  const filling = await arrange('LLEdit')
  filling.store.markRead('d1')
  const finished = createFakeRoom(fixtureRoom('TT1', { state: 'finished' }))
  const store = createRoomStore({ client: finished, clock: createManualClock(), drafts: noStorage })
  await store.open()
  store.markRead('d1')

  expect([filling.server.calls, finished.calls]).toEqual([['open'], ['open']])
})
