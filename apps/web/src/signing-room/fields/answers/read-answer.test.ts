import { describe, expect, test } from 'vitest'
import { en } from '../../i18n/en.ts'
import { readAddress } from './read-address.ts'
import { readAnswer } from './read-answer.ts'
import { showForEditing } from './show-answer.ts'

const money = { type: 'money', min: 0 } as const

describe('money', () => {
  test.each(['12abc', '1.234', '12,50', '1,2500', '.', '1.2.3', 'twelve'])(
    '%j is asked for again',
    (text) => {
      expect(readAnswer(money, text, en)).toEqual({ problem: en.problems.money })
    },
  )

  test('an amount below zero, or above what the field takes, says the bound', () => {
    expect(readAnswer(money, '-5', en)).toEqual({ problem: 'Enter $0.00 or more.' })
    expect(readAnswer({ ...money, max: 100_000 }, '1,000.01', en)).toEqual({
      problem: 'Enter $1,000.00 or less.',
    })
  })

  test.each([
    ['1,250', 125_000],
    ['1250.5', 125_050],
    ['$1,250.00', 125_000],
    [' 1 250 ', 125_000],
    ['1,234,567.89', 123_456_789],
    ['.99', 99],
    ['0', 0],
    ['19.99', 1999],
    ['4.35', 435],
  ])('%j is %i cents', (text, cents) => {
    expect(readAnswer(money, text, en)).toEqual({ answer: cents })
  })

  test('an empty box takes the answer back', () => {
    expect(readAnswer(money, '  ', en)).toEqual({ answer: null })
  })

  test('what is shown for editing is read as the same amount', () => {
    expect(showForEditing({ type: 'money' }, 125_050)).toBe('1,250.50')
    expect(readAnswer(money, '1,250.50', en)).toEqual({ answer: 125_050 })
  })
})

describe('dates and times', () => {
  const date = { type: 'date' } as const

  test.each(['0002-03-01', '0202-03-01', '2027-02-30', '2027-3-1', '20277-01-01', 'soon'])(
    '%j is no date yet',
    (text) => {
      expect(readAnswer(date, text, en)).toEqual({ problem: en.problems.date })
    },
  )

  test('a day that exists is read, a leap day too', () => {
    expect(readAnswer(date, '2027-03-01', en)).toEqual({ answer: '2027-03-01' })
    expect(readAnswer(date, '2028-02-29', en)).toEqual({ answer: '2028-02-29' })
  })

  test('a time loses its seconds, and 24:00 is none', () => {
    expect(readAnswer({ type: 'time' }, '21:30:00', en)).toEqual({ answer: '21:30' })
    expect(readAnswer({ type: 'time' }, '24:00', en)).toEqual({ problem: en.problems.time })
  })
})

describe('numbers', () => {
  test('a percentage has at most four decimals and stays within its bounds', () => {
    const percent = { type: 'percent' } as const

    expect(readAnswer(percent, '5.55555', en)).toEqual({ problem: en.problems.percent })
    expect(readAnswer(percent, '101', en)).toEqual({ problem: 'Enter 100% or less.' })
    expect(readAnswer(percent, '5.5%', en)).toEqual({ answer: 5.5 })
  })

  test('a whole number has no decimals', () => {
    const day = { type: 'integer', min: 1, max: 31 } as const

    expect(readAnswer(day, '1.5', en)).toEqual({ problem: en.problems.integer })
    expect(readAnswer(day, '32', en)).toEqual({ problem: 'Enter 31 or less.' })
    expect(readAnswer(day, '31', en)).toEqual({ answer: 31 })
  })
})

describe('phones and e-mail addresses', () => {
  test.each(['555', '123-456-7890', '(555) 155-0123', '+44 20 7946 0958', '555-555-01234'])(
    '%j is no US phone number',
    (text) => {
      expect(readAnswer({ type: 'phone' }, text, en)).toEqual({ problem: en.problems.phone })
    },
  )

  test.each(['(555) 555-0123', '+1 555 555 0123', '1.555.555.0123', '5555550123'])(
    '%j becomes E.164, and reads back as people write it',
    (text) => {
      expect(readAnswer({ type: 'phone' }, text, en)).toEqual({ answer: '+15555550123' })
      expect(showForEditing({ type: 'phone' }, '+15555550123')).toBe('(555) 555-0123')
    },
  )

  test('an e-mail address is one name and one host', () => {
    expect(readAnswer({ type: 'email' }, 'maria@', en)).toEqual({ problem: en.problems.email })
    expect(readAnswer({ type: 'email' }, ' maria@example.com ', en)).toEqual({
      answer: 'maria@example.com',
    })
  })
})

test('text that is too long says how long it may be, and counts what people see', () => {
  const short = { type: 'text', maxLength: 3 } as const

  expect(readAnswer(short, 'four', en)).toEqual({ problem: 'Use at most 3 characters.' })
  expect(readAnswer(short, '𝒜𝒷𝒸', en)).toEqual({ answer: '𝒜𝒷𝒸' })
})

describe('addresses', () => {
  const blank = { street: '', city: '', state: '', zip: '' }

  test('a ZIP that is begun must be whole before anything is sent', () => {
    expect(readAddress({ ...blank, street: '1 Elm', zip: '627' }, en)).toEqual({
      problem: en.problems.zip,
      part: 'zip',
    })
  })

  test('an address may be half filled, and an empty one is no answer', () => {
    expect(readAddress({ ...blank, street: ' 1 Elm ', unit: ' ' }, en)).toEqual({
      answer: { ...blank, street: '1 Elm' },
    })
    expect(readAddress({ ...blank, unit: ' ' }, en)).toEqual({ answer: null })
  })
})
