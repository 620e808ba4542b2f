import { afterEach, expect, test, vi } from 'vitest'
import { formatDay, formatInstant } from './dates.ts'

afterEach(() => vi.unstubAllEnvs())

test.each([
  ['America/Chicago', '2026-03-08T07:59:00.000Z', '3/8/2026 1:59 AM'],
  ['America/Chicago', '2026-03-08T08:00:00.000Z', '3/8/2026 3:00 AM'],
  ['America/Los_Angeles', '2027-01-01T07:30:00.000Z', '12/31/2026 11:30 PM'],
  ['Pacific/Honolulu', '2026-07-04T22:05:59.999Z', '7/4/2026 12:05 PM'],
  ['UTC', '2026-11-20T00:00:00.000Z', '11/20/2026 12:00 AM'],
])('in %s the instant %s is shown as %s', (zone, iso, shown) => {
  vi.stubEnv('TZ', zone)

  expect(formatInstant(iso)).toBe(shown)
})

test('a day is formatted without leading zeros', () => {
  expect(formatDay('2026-03-08')).toBe('3/8/2026')
})

test('text that is not an instant is never shown as one', () => {
  expect(() => formatInstant('yesterday')).toThrow(RangeError)
})
