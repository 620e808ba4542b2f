import { expect, test } from 'vitest'
import { createManualClock } from '../testing/manual-clock.ts'
import { createSaveQueue } from './save-queue.ts'
import type { Drafts, SaveOutcome } from './save-queue.ts'

/** A server that answers when the test says so. */
function arrange() {
  const clock = createManualClock()
  const sent: Drafts[] = []
  const answers: ((outcome: SaveOutcome) => void)[] = []
  const queue = createSaveQueue({
    clock,
    changed: () => undefined,
    send: (drafts) => {
      sent.push(drafts)
      return new Promise((answer) => answers.push(answer))
    },
  })

  async function answer(outcome: SaveOutcome) {
    answers.shift()?.(outcome)
    await Promise.resolve()
    await Promise.resolve()
  }

  return { queue, clock, sent, answer }
}

const saved: SaveOutcome = { kind: 'saved' }
const unreachable: SaveOutcome = { kind: 'unreachable' }

test('an answer that the server refuses is kept, marked, and holds back no other', async () => {
  const { queue, clock, sent, answer } = arrange()
  queue.set('rent', -5, 'soon')
  queue.set('name', 'Olivia', 'soon')
  clock.advance(700)
  await answer({ kind: 'refused', errors: { rent: 'Enter $0.00 or more.' }, detail: '' })

  expect(queue.refusals()).toEqual({ rent: 'Enter $0.00 or more.' })
  expect(queue.drafts()).toEqual({ rent: -5, name: 'Olivia' })
  clock.advance(0)
  expect(sent).toEqual([{ rent: -5, name: 'Olivia' }, { name: 'Olivia' }])
  await answer(saved)
  expect(queue.state()).toBe('refused')
  expect(queue.drafts()).toEqual({ rent: -5 })
})

test('a refused answer is sent again only when it was changed', async () => {
  const { queue, clock, sent, answer } = arrange()
  queue.set('rent', -5, 'now')
  clock.advance(0)
  await answer({ kind: 'refused', errors: { rent: 'No.' }, detail: '' })
  clock.advance(60_000)
  expect(sent).toHaveLength(1)

  queue.set('rent', 5, 'now')
  expect(queue.refusals()).toEqual({})
  clock.advance(0)
  await answer(saved)
  expect(queue.state()).toBe('saved')
})

test('a refusal that names no answer of ours is not sent in circles', async () => {
  const { queue, clock, sent, answer } = arrange()
  queue.set('rent', 5, 'now')
  clock.advance(0)
  await answer({ kind: 'refused', errors: {}, detail: 'The request is too large.' })
  clock.advance(60_000)

  expect(sent).toHaveLength(1)
  expect(queue.refusals()).toEqual({ rent: 'The request is too large.' })
})

test('while the network fails nothing is lost, and it is tried again less and less often', async () => {
  const { queue, clock, sent, answer } = arrange()
  queue.set('rent', 5, 'now')
  clock.advance(0)
  await answer(unreachable)
  expect(queue.state()).toBe('retrying')
  expect(queue.drafts()).toEqual({ rent: 5 })

  clock.advance(999)
  expect(sent).toHaveLength(1)
  clock.advance(1)
  expect(sent).toHaveLength(2)
  await answer(unreachable)
  clock.advance(1999)
  expect(sent).toHaveLength(2)
  clock.advance(1)
  await answer(saved)
  expect(queue.state()).toBe('saved')
  expect(queue.drafts()).toEqual({})
})

test('what is typed while a save is on its way is newer than what was sent', async () => {
  const { queue, clock, sent, answer } = arrange()
  queue.set('name', 'Ol', 'now')
  clock.advance(0)
  queue.set('name', 'Olivia', 'soon')
  await answer(unreachable)

  expect(queue.drafts()).toEqual({ name: 'Olivia' })
  queue.flush()
  expect(sent.at(-1)).toEqual({ name: 'Olivia' })
  await answer(saved)
  expect(queue.drafts()).toEqual({})
})

test('a save that lands leaves alone what was typed since', async () => {
  const { queue, clock, answer } = arrange()
  queue.set('name', 'Ol', 'now')
  clock.advance(0)
  queue.set('name', 'Olivia', 'soon')
  await answer(saved)

  expect(queue.drafts()).toEqual({ name: 'Olivia' })
  expect(queue.state()).toBe('saving')
})

test('one call at a time, and a pause in typing before the first', async () => {
  const { queue, clock, sent, answer } = arrange()
  queue.set('name', 'O', 'soon')
  clock.advance(600)
  queue.set('name', 'Ol', 'soon')
  clock.advance(600)
  expect(sent).toEqual([])
  clock.advance(100)
  queue.set('city', 'Springfield', 'now')
  clock.advance(0)
  expect(sent).toEqual([{ name: 'Ol' }])

  await answer(saved)
  clock.advance(0)
  expect(sent).toEqual([{ name: 'Ol' }, { city: 'Springfield' }])
})

test('draining waits for everything, also for what was typed meanwhile', async () => {
  const { queue, clock, answer } = arrange()
  expect(await queue.drain()).toBe('saved')

  queue.set('name', 'O', 'soon')
  const drained = queue.drain()
  queue.set('name', 'Olivia', 'soon')
  await answer(saved)
  clock.advance(0)
  await answer(saved)
  expect(await drained).toBe('saved')
})

test('draining ends when the server cannot be reached, and does not wait for ever', async () => {
  const { queue, answer } = arrange()
  queue.set('name', 'O', 'soon')
  const drained = queue.drain()
  await answer(unreachable)

  expect(await drained).toBe('retrying')
})

test('once the room has ended nothing more is sent', async () => {
  const { queue, clock, sent, answer } = arrange()
  queue.set('name', 'O', 'now')
  clock.advance(0)
  await answer({ kind: 'ended' })
  queue.set('name', 'Ol', 'now')
  clock.advance(60_000)

  expect(sent).toHaveLength(1)
})
