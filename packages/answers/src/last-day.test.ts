import { describe, expect, it } from 'vitest'
import { computeLastDay } from './last-day.ts'
import { computeSums } from './sums.ts'

const calendar = (from: string, days: number) => computeLastDay(from, { days, courtDays: false })
const court = (from: string, days: number) => computeLastDay(from, { days, courtDays: true })

describe('the last day of a notice', () => {
  it('is unknown without a day or without days', () => {
    expect(calendar('', 3)).toBeUndefined()
    expect(calendar('2026-02-30', 3)).toBeUndefined()
    expect(calendar('2026-11-23', 0)).toBeUndefined()
    expect(calendar('2200-12-30', 10)).toBeUndefined()
  })

  it('does not count the day of service', () => {
    expect(calendar('2026-11-23', 3)).toBe('2026-11-26')
  })

  it('never falls on a Saturday or a Sunday', () => {
    expect(calendar('2026-11-25', 3)).toBe('2026-11-30')
    expect(calendar('2026-11-26', 3)).toBe('2026-11-30')
  })

  it('leaves out Saturdays and Sundays if court days are counted', () => {
    expect(court('2026-11-25', 3)).toBe('2026-11-30')
    expect(court('2026-11-28', 3)).toBe('2026-12-02')
  })

  it('is computed from the answers of a form', () => {
    const field = (key: string, type: 'date' | 'integer' | 'select') => ({
      key,
      answerKey: key,
      type,
      required: false,
    })
    const last = {
      ...field('last', 'date'),
      sumOf: [{ key: 'served' }, { key: 'days' }, { key: 'holidays' }],
      courtDaysIf: { key: 'count', in: ['court'] },
    }
    const fields = [field('served', 'date'), field('days', 'integer')]
    fields.push(field('holidays', 'integer'), field('count', 'select'), last)
    const answers = { served: '2026-11-25', days: 3, last: '2030-01-01' }

    expect(computeSums([{ fields }], answers)).toMatchObject({ last: '2026-11-30' })
    expect(computeSums([{ fields }], { ...answers, count: 'court', holidays: 1 })).toMatchObject({
      last: '2026-12-01',
    })
    expect(computeSums([{ fields }], { days: 3, last: '2030-01-01' })).toEqual({ days: 3 })
  })
})
