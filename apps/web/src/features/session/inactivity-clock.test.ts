import { limits } from '@countersign/contract/rules/limits'
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

test('the session expires after an hour, not before', () => {
  const clock = openTab()

  time += hour - 1
  expect(clock.state()).toBe('warned')
  time += 1
  expect(clock.state()).toBe('expired')
})

test('the warning comes two minutes before', () => {
  const clock = openTab()

  time += hour - warningMs - 1
  expect(clock.state()).toBe('active')
  time += 1
  expect(clock.state()).toBe('warned')
})

test('any activity restarts the hour, also during the warning', () => {
  const clock = openTab()

  time += hour - 1000
  clock.touch()
  expect(clock.state()).toBe('active')
  time += hour - 1
  expect(clock.state()).toBe('warned')
})

test('waking a computer after the hour does not restore the session', () => {
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

test('old activity of another tab does not expire a new tab', () => {
  lastShared = time - 3 * hour

  expect(openTab().state()).toBe('active')
})

test('mouse moves are shared with other tabs at most once a second', () => {
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

test('the next check is at the warning, then at the end', () => {
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
