import { expect, test } from 'vitest'
import { createManualClock } from '../testing/manual-clock.ts'
import { createAutosave } from './autosave.ts'
import {
  emptySaveQueue,
  rejectionMessages,
  saveQueueReducer,
  saveStatus,
  unsavedDrafts,
} from './save-queue.ts'
import type { Draft, Drafts, SaveOutcome, SaveQueueEvent } from './save-queue.ts'

/** A server that responds when the test says so. */
function arrange() {
  const clock = createManualClock()
  const sent: Drafts[] = []
  const responses: ((outcome: SaveOutcome) => void)[] = []
  let queue = emptySaveQueue
  const dispatch = (event: SaveQueueEvent) => {
    queue = saveQueueReducer(queue, event)
  }
  const autosave = createAutosave({
    clock,
    getQueue: () => queue,
    dispatch,
    send: (drafts) => {
      sent.push(drafts)
      return new Promise((resolve) => responses.push(resolve))
    },
  })

  function set(key: string, draft: Draft, when: 'soon' | 'now') {
    dispatch({ type: 'drafts-added', drafts: { [key]: draft } })
    autosave.schedule(when)
  }

  async function respond(outcome: SaveOutcome) {
    responses.shift()?.(outcome)
    await Promise.resolve()
    await Promise.resolve()
  }

  return {
    clock,
    sent,
    set,
    respond,
    flush: autosave.flush,
    drain: autosave.drain,
    drafts: () => unsavedDrafts(queue),
    messages: () => rejectionMessages(queue),
    status: () => saveStatus(queue),
  }
}

const saved: SaveOutcome = { kind: 'saved' }
const unreachable: SaveOutcome = { kind: 'unreachable' }

test('an answer that the server rejects is kept and marked, and does not block the others', async () => {
  const { clock, sent, set, respond, drafts, messages, status } = arrange()
  set('rent', -5, 'soon')
  set('name', 'Olivia', 'soon')
  clock.advance(700)
  await respond({ kind: 'rejected', errors: { rent: 'Enter $0.00 or more.' }, detail: '' })

  expect(messages()).toEqual({ rent: 'Enter $0.00 or more.' })
  expect(drafts()).toEqual({ rent: -5, name: 'Olivia' })
  clock.advance(0)
  expect(sent).toEqual([{ rent: -5, name: 'Olivia' }, { name: 'Olivia' }])
  await respond(saved)
  expect(status()).toBe('rejected')
  expect(drafts()).toEqual({ rent: -5 })
})

test('a rejected answer is sent again only after it was changed', async () => {
  const { clock, sent, set, respond, messages, status } = arrange()
  set('rent', -5, 'now')
  clock.advance(0)
  await respond({ kind: 'rejected', errors: { rent: 'No.' }, detail: '' })
  clock.advance(60_000)
  expect(sent).toHaveLength(1)

  set('rent', 5, 'now')
  expect(messages()).toEqual({})
  clock.advance(0)
  await respond(saved)
  expect(status()).toBe('saved')
})

test('a rejection that names none of the answers is not retried forever', async () => {
  const { clock, sent, set, respond, messages } = arrange()
  set('rent', 5, 'now')
  clock.advance(0)
  await respond({ kind: 'rejected', errors: {}, detail: 'The request is too large.' })
  clock.advance(60_000)

  expect(sent).toHaveLength(1)
  expect(messages()).toEqual({ rent: 'The request is too large.' })
})

test('an unreachable server loses nothing and is retried with backoff', async () => {
  const { clock, sent, set, respond, drafts, status } = arrange()
  set('rent', 5, 'now')
  clock.advance(0)
  await respond(unreachable)
  expect(status()).toBe('retrying')
  expect(drafts()).toEqual({ rent: 5 })

  clock.advance(999)
  expect(sent).toHaveLength(1)
  clock.advance(1)
  expect(sent).toHaveLength(2)
  await respond(unreachable)
  clock.advance(1999)
  expect(sent).toHaveLength(2)
  clock.advance(1)
  await respond(saved)
  expect(status()).toBe('saved')
  expect(drafts()).toEqual({})
})

test('input during a save replaces what was sent when the save fails', async () => {
  const { clock, sent, set, respond, flush, drafts } = arrange()
  set('name', 'Ol', 'now')
  clock.advance(0)
  set('name', 'Olivia', 'soon')
  await respond(unreachable)

  expect(drafts()).toEqual({ name: 'Olivia' })
  flush()
  expect(sent.at(-1)).toEqual({ name: 'Olivia' })
  await respond(saved)
  expect(drafts()).toEqual({})
})

test('a successful save keeps input that was typed since', async () => {
  const { clock, set, respond, drafts, status } = arrange()
  set('name', 'Ol', 'now')
  clock.advance(0)
  set('name', 'Olivia', 'soon')
  await respond(saved)

  expect(drafts()).toEqual({ name: 'Olivia' })
  expect(status()).toBe('saving')
})

test('one request at a time, and the first waits for a pause in typing', async () => {
  const { clock, sent, set, respond } = arrange()
  set('name', 'O', 'soon')
  clock.advance(600)
  set('name', 'Ol', 'soon')
  clock.advance(600)
  expect(sent).toEqual([])
  clock.advance(100)
  set('city', 'Springfield', 'now')
  clock.advance(0)
  expect(sent).toEqual([{ name: 'Ol' }])

  await respond(saved)
  clock.advance(0)
  expect(sent).toEqual([{ name: 'Ol' }, { city: 'Springfield' }])
})

test('draining waits for everything, including input during the drain', async () => {
  const { clock, set, respond, drain } = arrange()
  expect(await drain()).toBe('saved')

  set('name', 'O', 'soon')
  const drained = drain()
  set('name', 'Olivia', 'soon')
  await respond(saved)
  clock.advance(0)
  await respond(saved)
  expect(await drained).toBe('saved')
})

test('draining ends when the server cannot be reached', async () => {
  const { set, respond, drain } = arrange()
  set('name', 'O', 'soon')
  const drained = drain()
  await respond(unreachable)

  expect(await drained).toBe('retrying')
})

test('nothing is sent after the session has ended', async () => {
  const { clock, sent, set, respond } = arrange()
  set('name', 'O', 'now')
  clock.advance(0)
  await respond({ kind: 'ended' })
  set('name', 'Ol', 'now')
  clock.advance(60_000)

  expect(sent).toHaveLength(1)
})
