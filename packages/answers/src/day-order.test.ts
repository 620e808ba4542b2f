import { expect, test, vi } from 'vitest'
import { findDayOrderError } from './day-order.ts'
import type { Field } from './field.ts'

function day(key: string, more: Partial<Field> = {}): Field {
  return { key, role: 'LLEdit', type: 'date', label: key, required: false, scope: 'form', ...more }
}

test('a day that contradicts another day of its form names that field and its day', () => {
  const fields = [day('start', { notAfter: 'end' }), day('end', { notBefore: 'start' })]
  const [start = day(''), end = day('')] = fields
  const reversed = { fields, answers: { start: '2027-02-01', end: '2027-01-31' } }
  const sameDay = { fields, answers: { start: '2027-02-01', end: '2027-02-01' } }

  expect(findDayOrderError(end, () => reversed)).toEqual({
    code: 'before-other-day',
    label: 'start',
    day: '2027-02-01',
  })
  expect(findDayOrderError(start, () => reversed)).toEqual({
    code: 'after-other-day',
    label: 'end',
    day: '2027-01-31',
  })
  expect(findDayOrderError(end, () => sameDay)).toBeUndefined()
  expect(findDayOrderError(end, () => ({ fields, answers: { end: '2027-01-31' } }))).toBeUndefined()
})

test('a day that must be later than another cannot be the same day', () => {
  const fields = [day('start'), day('end', { after: 'start' })]
  const [, end = day('')] = fields
  const withEnd = (answer: string) => () => ({
    fields,
    answers: { start: '2027-01-01', end: answer },
  })

  for (const answer of ['2026-12-31', '2027-01-01']) {
    expect(findDayOrderError(end, withEnd(answer))).toEqual({
      code: 'not-after-other-day',
      label: 'start',
      day: '2027-01-01',
    })
  }
  expect(findDayOrderError(end, withEnd('2027-01-02'))).toBeUndefined()
})

test('two days of one row of a table are compared with each other', () => {
  const table = day('stays', {
    type: 'table',
    columns: [
      { key: 'in', label: 'Moved in', type: 'date' },
      { key: 'out', label: 'Moved out', type: 'date', notBefore: 'in' },
    ],
  })
  const rows = [
    { in: '2027-01-01', out: '2027-01-02' },
    { in: '2027-03-01', out: '2027-02-01' },
  ]

  expect(findDayOrderError(table, () => ({ fields: [table], answers: { stays: rows } }))).toEqual({
    code: 'row-days-reversed',
    row: 2,
    column: 'Moved out',
    other: 'Moved in',
  })
})

test('the form is read only for a field that has such a rule', () => {
  const form = vi.fn(() => ({ fields: [], answers: {} }))

  expect(findDayOrderError(day('start'), form)).toBeUndefined()
  expect(form).not.toHaveBeenCalled()
})
