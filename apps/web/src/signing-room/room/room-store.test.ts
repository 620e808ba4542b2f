import { expect, test, vi } from 'vitest'
import { createFakeRoom } from '../testing/fake-room.ts'
import { fixtureRoom } from '../testing/fixture-room.ts'
import { createManualClock } from '../testing/manual-clock.ts'
import type { Drafts } from './save-queue.ts'
import { RoomProblem } from './room-problem.ts'
import { createRoomStore } from './room-store.ts'

async function arrange(role: 'LLEdit' | 'TT1' = 'LLEdit', kept: Drafts = {}) {
  const server = createFakeRoom(fixtureRoom(role))
  const clock = createManualClock()
  const keeping = { drafts: kept }
  const store = createRoomStore({
    client: server,
    clock,
    kept: {
      read: () => keeping.drafts,
      write: (_room, drafts) => {
        keeping.drafts = drafts
      },
    },
  })
  await store.open()
  return { server, clock, store, keeping }
}

const rent = 'LLEdit.rent.monthly'
const unreachable = new RoomProblem('unreachable', '')

test('a room that is gone shows why, and nothing of the packet', async () => {
  const { server, store } = await arrange()
  server.failing = new RoomProblem('room-not-found', 'Signing session not found')
  await store.finish()

  expect(store.state().screen).toEqual({ kind: 'gone', why: 'lost' })
  expect(store.state().answers).toEqual({})
})

test('a page whose room is open elsewhere says so, and keeps what was typed and not saved', async () => {
  const { server, store, keeping } = await arrange()
  store.changeAnswer(rent, 125_000, 'soon')
  server.failing = new RoomProblem('room-taken-over', 'Open on another device')
  await store.check()

  expect(store.state().screen).toEqual({ kind: 'gone', why: 'taken-over' })
  expect(keeping.drafts).toEqual({ [rent]: 125_000 })
})

test('a network that is away for a moment takes nobody’s room', async () => {
  const { server, store } = await arrange()
  server.failing = unreachable
  await store.check()

  expect(store.state().screen.kind).toBe('room')
})

test('a server that does not answer at first is asked again by itself', async () => {
  const server = createFakeRoom(fixtureRoom('TT1'))
  const clock = createManualClock()
  const kept = { read: () => ({}), write: () => undefined }
  const store = createRoomStore({ client: server, clock, kept })
  server.failing = unreachable
  await store.open()
  expect(store.state().screen.kind).toBe('unreachable')

  server.failing = undefined
  clock.advance(10_000)
  await store.open()
  expect(store.state().screen.kind).toBe('room')
})

test('finishing is refused here while something typed cannot be read', async () => {
  const { server, store } = await arrange()
  store.setInputError(rent, 'Enter an amount.')
  const finished = await store.finish()

  expect(finished.done).toBe(false)
  expect(server.calls).not.toContain('finish')
  expect(store.state().problems).toEqual({ [rent]: 'Enter an amount.' })
})

test('finishing without a network keeps every answer and says so', async () => {
  const { server, store, keeping } = await arrange()
  server.failing = unreachable
  store.changeAnswer(rent, 125_000, 'soon')
  const finished = await store.finish()

  expect(finished).toMatchObject({ done: false, problem: { code: 'unreachable' } })
  expect(store.state().answers[rent]).toBe(125_000)
  expect(store.state().saving).toBe('retrying')
  expect(keeping.drafts).toEqual({ [rent]: 125_000 })
})

test('what finishing finds missing is named beside the fields, until they change', async () => {
  const { store } = await arrange()
  const finished = await store.finish()

  expect(finished).toMatchObject({ done: false, problem: { code: 'invalid-fields' } })
  expect(store.state().problems[rent]).toBe('This answer is required.')
  store.changeAnswer(rent, 125_000, 'soon')
  expect(store.state().problems[rent]).toBeUndefined()
})

test('what was kept from before a reload is laid over the room and saved', async () => {
  const { server, clock, store, keeping } = await arrange('LLEdit', { [rent]: 99_000 })
  expect(store.state().answers[rent]).toBe(99_000)

  clock.advance(700)
  await store.open()
  await store.finish()
  expect(server.room().answers[rent]).toBe(99_000)
  expect(keeping.drafts).toEqual({})
})

test('what was typed when the hour of a link ran out comes back with the next link', async () => {
  const { server, clock, store, keeping } = await arrange()
  server.failing = unreachable
  store.changeAnswer(rent, 125_000, 'now')
  clock.advance(0)
  await store.finish()
  server.failing = new RoomProblem('room-not-found', 'This link has expired.')
  clock.advance(1000)
  await vi.waitFor(() => expect(store.state().screen).toEqual({ kind: 'gone', why: 'lost' }))

  expect(keeping.drafts).toEqual({ [rent]: 125_000 })
  const next = await arrange('LLEdit', keeping.drafts)
  await next.store.finish()
  expect(next.server.room().answers[rent]).toBe(125_000)
})

test('finishing sends what was typed a moment ago before it finishes', async () => {
  const { server, store } = await arrange()
  store.changeAnswer(rent, 125_000, 'soon')
  await store.finish()

  expect(server.calls).toEqual(['open', 'saveAnswers', 'finish'])
  expect(server.room().answers[rent]).toBe(125_000)
})

test('the answer that is given already is not saved again', async () => {
  const { clock, server, store } = await arrange()
  store.changeAnswer('LLEdit.landlord.name', 'Olivia Owner', 'now')
  clock.advance(60_000)

  expect(server.calls).toEqual(['open'])
})

test('a save does not make the page draw forms that have not changed', async () => {
  const { store } = await arrange()
  const before = store.state().screen
  store.changeAnswer(rent, 125_000, 'soon')
  await store.finish()
  const after = store.state().screen

  expect(before.kind === 'room' && after.kind === 'room').toBe(true)
  expect(after.kind === 'room' && after.room.documents).toBe(
    before.kind === 'room' && before.room.documents,
  )
})

test('a signer consents, adopts, signs and finishes; a place can be cleared and signed again', async () => {
  const { store } = await arrange('TT1')
  const signature = { kind: 'typed', text: 'Maria Lopez' } as const
  const initials = { kind: 'typed', text: 'ML' } as const
  const place = (answerKey: string, signed: boolean) => store.place({ answerKey, signed })

  await store.consent({ version: '2026-10', language: 'en-US' })
  expect((await place('d1/TT1.signature', true)).done).toBe(false)
  await store.adopt({ signature, initials })
  await place('d1/TT1.signature', true)
  expect(store.state().answers['d1/TT1.signature']).toEqual(signature)
  await place('d1/TT1.signature', false)
  expect(store.state().answers['d1/TT1.signature']).toBeUndefined()

  for (const key of ['d1', 'd2', 'd3'].map((document) => `${document}/TT1.signature`)) {
    await place(key, true)
  }
  await place('d1/TT1.initials:deposit', true)
  await place('d2/TT1.initials:pamphlet', true)
  store.changeAnswer('d2/TT1.ack:pamphlet', true, 'now')
  expect(await store.finish()).toEqual({ done: true })
  expect(store.state().screen).toMatchObject({ room: { state: 'finished' } })
})

test('what a signer had in sight to the end is told once, and again only where it did not arrive', async () => {
  const { server, store } = await arrange('TT1')
  server.failing = unreachable
  store.readToEnd('d1')
  await vi.waitFor(() => expect(server.calls).toEqual(['open', 'markRead']))
  expect(store.state().screen.kind).toBe('room')

  server.failing = undefined
  await vi.waitFor(() => {
    store.readToEnd('d1')
    expect(server.room().read).toEqual(['d1'])
  })
  store.readToEnd('d1')
  expect(server.calls.filter((name) => name === 'markRead')).toHaveLength(2)
})

test('whoever fills out or has finished tells nothing of what they read', async () => {
  const filling = await arrange('LLEdit')
  filling.store.readToEnd('d1')
  const finished = createFakeRoom(fixtureRoom('TT1', { state: 'finished' }))
  const kept = { read: () => ({}), write: () => undefined }
  const store = createRoomStore({ client: finished, clock: createManualClock(), kept })
  await store.open()
  store.readToEnd('d1')

  expect([filling.server.calls, finished.calls]).toEqual([['open'], ['open']])
})
