import { limits } from '@countersign/contract/calls'
import { beforeEach, expect, test } from 'vitest'
import { createInactivityClock, type InactivityClock } from './inactivity-clock.ts'

const hour = limits.inactivityTimeoutMs
const warningMs = 120_000
let time: number
let lastShared: number | undefined

beforeEach(() => {
  time = 1_000_000
  lastShared = undefined
})

test('the hour ends at the hour, not before', () => {
  const clock = openTab()

  time += hour - 1
  expect(clock.state()).toBe('warned')
  time += 1
  expect(clock.state()).toBe('expired')
})

test('the person is warned two minutes before', () => {
  const clock = openTab()

  time += hour - warningMs - 1
  expect(clock.state()).toBe('active')
  time += 1
  expect(clock.state()).toBe('warned')
})

test('whatever is done begins the hour anew, also out of the warning', () => {
  const clock = openTab()

  time += hour - 1000
  clock.touch()
  expect(clock.state()).toBe('active')
  time += hour - 1
  expect(clock.state()).toBe('warned')
})

test('waking a computer after the hour does not bring the session back', () => {
  const clock = openTab()

  time += 8 * hour
  clock.touch()
  expect(clock.state()).toBe('expired')
})

test('activity in one tab keeps another signed in', () => {
  const one = openTab()
  const other = openTab()

  time += hour - 5000
  one.touch()
  time += 10_000
  expect(other.state()).toBe('active')
})

test('a tab that was opened long ago does not count against a new one', () => {
  lastShared = time - 3 * hour

  expect(openTab().state()).toBe('active')
})

test('a moving mouse writes for the other tabs once a second, not with every move', () => {
  const clock = openTab()
  let writes = 0
  const before = lastShared
  for (let move = 0; move < 100; move += 1) {
    time += 25
    clock.touch()
    writes += lastShared === time ? 1 : 0
  }

  expect(lastShared).not.toBe(before)
  expect(writes).toBe(2)
})

test('it says when to look again: at the warning, then at the end', () => {
  const clock = openTab()
  expect(clock.msUntilNextCheck()).toBe(hour - warningMs)

  time += hour - warningMs
  expect(clock.msUntilNextCheck()).toBe(warningMs)
  time += warningMs + 1
  expect(clock.msUntilNextCheck()).toBe(0)
})

function openTab(): InactivityClock {
  return createInactivityClock({
    now: () => time,
    shared: { read: () => lastShared, write: (at) => (lastShared = at) },
    timeoutMs: hour,
    warningMs,
  })
}
