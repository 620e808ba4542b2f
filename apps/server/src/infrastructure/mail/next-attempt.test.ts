import { expect, test } from 'vitest'
import { days } from '../../kernel/time.ts'
import { nextAttempt } from './next-attempt.ts'

const createdAt = new Date('2026-03-02T17:00:00.000Z')

test('a mail is tried with growing pauses for three days', () => {
  let now = createdAt
  const pauses: number[] = []
  for (let attempts = 0; ; attempts += 1) {
    const next = nextAttempt({ createdAt, resentAt: null, attempts }, now)
    if (!next) {
      break
    }
    pauses.push((next.getTime() - now.getTime()) / 1000)
    now = next
  }

  expect(pauses.slice(0, 4)).toEqual([5, 10, 20, 40])
  expect(Math.max(...pauses)).toBe(1800)
  expect(pauses.length).toBeLessThan(200)
  expect(now.getTime() - createdAt.getTime()).toBeGreaterThanOrEqual(days(3))
})

test('a mail that is sent again has three more days', () => {
  const now = new Date(createdAt.getTime() + days(10))

  expect(nextAttempt({ createdAt, resentAt: null, attempts: 0 }, now)).toBeUndefined()
  expect(nextAttempt({ createdAt, resentAt: now, attempts: 0 }, now)).toBeDefined()
})
