import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createQueueErrorLog } from './queue-errors.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

test('while the database is away, the log has one line a minute, and another kind of error its own', () => {
  const error = vi.fn<() => void>()
  const report = createQueueErrorLog({ error })
  for (let second = 0; second < 150; second += 1) {
    for (const queue of ['mails', 'packets']) {
      report({ code: 'ECONNREFUSED', message: `connect ECONNREFUSED (Queue: ${queue})` })
    }
    vi.advanceTimersByTime(1000)
  }
  expect(error).toHaveBeenCalledTimes(3)

  report(new Error('Connection terminated (Queue: mails)'))
  report(new Error('Connection terminated (Queue: packets)'))
  expect(error).toHaveBeenCalledTimes(4)
})
