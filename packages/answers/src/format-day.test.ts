import { afterEach, expect, test, vi } from 'vitest'
import {
  formatDay,
  formatDayInZone,
  formatInstant,
  formatInstantInZones,
  formatShortDay,
  toDayInZone,
} from './format-day.ts'

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

test('a day is the same day in every zone', () => {
  vi.stubEnv('TZ', 'Pacific/Honolulu')

  expect(formatDay('2026-03-08')).toBe('March 8, 2026')
  expect(formatShortDay('2026-03-08')).toBe('3/8/2026')
})

test('the day of an instant is the day in the given zone, wherever it is formatted', () => {
  vi.stubEnv('TZ', 'Asia/Tokyo')
  const instant = '2027-03-03T02:00:00.000Z'

  expect(formatDayInZone(instant, 'America/New_York')).toBe('March 2, 2027 EST')
  expect(formatDayInZone(instant, 'America/New_York', 'short')).toBe('3/2/2027 EST')
  expect(formatDayInZone(instant)).toBe('March 3, 2027 UTC')
})

test('an instant in two zones names the other day only if it differs', () => {
  const instant = '2027-03-03T02:05:09.000Z'

  expect(formatInstantInZones(instant)).toBe('March 3, 2027, 2:05:09 AM UTC')
  expect(formatInstantInZones(instant, 'America/New_York')).toBe(
    'March 3, 2027, 2:05:09 AM UTC (March 2, 2027, 9:05:09 PM EST)',
  )
  expect(formatInstantInZones('2027-03-03T20:05:09.000Z', 'America/Chicago')).toBe(
    'March 3, 2027, 8:05:09 PM UTC (2:05:09 PM CST)',
  )
})

test('text that is not an instant is never shown as one', () => {
  expect(() => formatInstant('yesterday')).toThrow(RangeError)
})

test('the day of an instant is that of the zone', () => {
  const instant = new Date('2027-03-03T02:05:09.000Z')

  expect(toDayInZone(instant, 'America/New_York')).toBe('2027-03-02')
  expect(toDayInZone(instant, 'Asia/Tokyo')).toBe('2027-03-03')
})
