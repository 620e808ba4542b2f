import { expect, test } from 'vitest'
import { listCalendar } from './list-calendar.ts'

test('the calendar names what ends within 120 days', () => {
  const { lines } = listCalendar('2026-11-27')

  expect(lines).toContainEqual(expect.stringMatching(/^2026-12-31 ends: rent cap of WA .*9\.683/))
  expect(listCalendar('2026-08-01').lines.join()).not.toContain('rent cap of WA')
})

test('what is over while nothing follows it fails the check', () => {
  expect(listCalendar('2026-11-27').over).toEqual([])
  expect(listCalendar('2027-01-01').over).toEqual([
    expect.stringMatching(/^rent cap of OR .* ended on 2026-12-31/),
    expect.stringMatching(/^rent cap of WA .* ended on 2026-12-31/),
  ])
  expect(listCalendar('2027-08-01').over.join()).toContain('rent cap of CA')
  expect(listCalendar('2034-06-15').over.join()).toContain('231-c')
})
