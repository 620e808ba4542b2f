import { formatInstantInZones } from '@countersign/answers/format-day'
import { normalizeTimeZone } from '@countersign/answers/time-zone'
import { expect, test } from 'vitest'
import type { EnvelopeEvent } from '../envelope-events.ts'
import { hashEventChain } from './hash-event-chain.ts'
import { describeDevice } from './device-family.ts'

const events = [
  { type: 'envelope.opened', role: 'TT1', at: '2027-03-03T02:00:00.000Z' },
  {
    type: 'envelope.consented',
    role: 'TT1',
    at: '2027-03-03T02:05:00.000Z',
    data: { version: '2026-10', language: 'en' },
  },
] as const satisfies EnvelopeEvent[]

test('the last hash changes with any event that is changed, removed or moved', () => {
  const head = hashEventChain([...events])
  const [first, second] = events

  expect(head).toMatch(/^[0-9a-f]{64}$/)
  expect(hashEventChain(events.slice(1))).not.toBe(head)
  expect(hashEventChain([second, first])).not.toBe(head)
  expect(hashEventChain(events.map((event) => ({ ...event, role: 'TT2' })))).not.toBe(head)
})

test('the hash does not depend on the order of keys in an event', () => {
  const [first, { type, role, at, data }] = events
  const reordered = { data: { language: data.language, version: data.version }, at, role, type }

  expect(hashEventChain([first, reordered])).toBe(hashEventChain([...events]))
})

test.each([
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1',
    'Safari on iPhone',
  ],
  [
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0.0.0 Safari/537.36 Edg/130.0.0.0',
    'Edge on Windows',
  ],
  [
    'Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0 Mobile Safari/537.36',
    'Chrome on Android',
  ],
  ['Mozilla/5.0 (X11; Linux x86_64; rv:130.0) Gecko/20100101 Firefox/130.0', 'Firefox on Linux'],
  ['curl/8.5.0', undefined],
  [undefined, undefined],
])('a device is described by browser and kind: %#', (userAgent, family) => {
  expect(describeDevice(userAgent)).toBe(family)
})

test('a time is shown in UTC, and in the signer’s zone with its day if that differs', () => {
  const instant = '2027-03-03T02:05:09.000Z'

  expect(formatInstantInZones(instant)).toBe('March 3, 2027, 2:05:09 AM UTC')
  expect(formatInstantInZones(instant, 'America/Chicago')).toBe(
    'March 3, 2027, 2:05:09 AM UTC (March 2, 2027, 8:05:09 PM CST)',
  )
  expect(formatInstantInZones('2027-03-03T20:05:09.000Z', 'America/Chicago')).toBe(
    'March 3, 2027, 8:05:09 PM UTC (2:05:09 PM CST)',
  )
})

test.each(['Mars/Olympus', '<script>', 'x'.repeat(100), '', undefined])(
  'an unknown time zone is ignored: %s',
  (timeZone) => {
    expect(normalizeTimeZone(timeZone)).toBeUndefined()
  },
)

test('an IANA time zone is accepted', () => {
  expect(normalizeTimeZone('America/New_York')).toBe('America/New_York')
})
