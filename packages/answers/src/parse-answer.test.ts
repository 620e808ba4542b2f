import { describe, expect, test } from 'vitest'
import { parseAddress } from './parse-address.ts'
import { formatForEditing, parseAnswer } from './parse-answer.ts'

const money = { type: 'money', min: 0 } as const

describe('money', () => {
  test.each(['12abc', '1.234', '1,2500', '1,25 0', '$', '.', '1.2.3', 'twelve', '1,250 EUR'])(
    '%j is rejected',
    (text) => {
      expect(parseAnswer(money, text)).toEqual({ rejection: { code: 'money' } })
    },
  )

  test.each([
    ['12,50', '12.50', '1250'],
    ['1850 00', '1850.00', '185000'],
    ['$18 5', '18.5', '185'],
  ])('%j could be %s or %s, and is not guessed', (text, ...readings) => {
    expect(parseAnswer(money, text)).toEqual({ rejection: { code: 'unclear-number', readings } })
  })

  test('an amount below zero or above the field’s maximum is rejected with the bound', () => {
    expect(parseAnswer(money, '-5')).toEqual({
      rejection: { code: 'below-minimum', bound: '$0.00' },
    })
    expect(parseAnswer({ ...money, max: 100_000 }, '1,000.01')).toEqual({
      rejection: { code: 'above-maximum', bound: '$1,000.00' },
    })
  })

  test.each([
    ['1,250', 125_000],
    ['1250.5', 125_050],
    ['$1,250.00', 125_000],
    [' 1 250 ', 125_000],
    ['1\u00a0250\u202f000', 125_000_000],
    ['\u202a1,250\u202c USD', 125_000],
    ['US$1250', 125_000],
    ['1250 dollars', 125_000],
    ['１,２５０', 125_000],
    ['1,234,567.89', 123_456_789],
    ['.99', 99],
    ['0', 0],
    ['19.99', 1999],
    ['4.35', 435],
  ])('%j is %i cents', (text, cents) => {
    expect(parseAnswer(money, text)).toEqual({ answer: cents })
  })

  test('an empty box removes the answer', () => {
    expect(parseAnswer(money, '  ')).toEqual({ answer: null })
  })

  test('the text for editing is parsed as the same amount', () => {
    expect(formatForEditing({ type: 'money' }, 125_050)).toBe('1,250.50')
    expect(parseAnswer(money, '1,250.50')).toEqual({ answer: 125_050 })
  })
})

describe('dates and times', () => {
  const date = { type: 'date' } as const

  test.each(['0002-03-01', '0202-03-01', '2027-02-30', '2027-3-1', '20277-01-01', 'soon'])(
    '%j is not a date',
    (text) => {
      expect(parseAnswer(date, text)).toEqual({ rejection: { code: 'date' } })
    },
  )

  test('a day that exists is accepted, and so is a leap day', () => {
    expect(parseAnswer(date, '2027-03-01')).toEqual({ answer: '2027-03-01' })
    expect(parseAnswer(date, '2028-02-29')).toEqual({ answer: '2028-02-29' })
  })

  test('seconds are dropped from a time, and 24:00 is rejected', () => {
    expect(parseAnswer({ type: 'time' }, '21:30:00')).toEqual({ answer: '21:30' })
    expect(parseAnswer({ type: 'time' }, '24:00')).toEqual({ rejection: { code: 'time' } })
  })
})

describe('numbers', () => {
  test('a percentage has at most four decimals and is within its bounds', () => {
    const percent = { type: 'percent' } as const

    expect(parseAnswer(percent, '5.55555')).toEqual({
      rejection: { code: 'percent-decimals' },
    })
    expect(parseAnswer(percent, '101')).toEqual({
      rejection: { code: 'above-maximum', bound: '100%' },
    })
    expect(parseAnswer(percent, '5.5%')).toEqual({ answer: 5.5 })
  })

  test.each([
    ['3,5', '3', '35'],
    ['1,5', '1', '15'],
    ['30,60', '30', '3060'],
    ['1 5', '1', '15'],
  ])('the whole number %j could be %s or %s, and is not guessed', (text, ...readings) => {
    expect(parseAnswer({ type: 'integer' }, text)).toEqual({
      rejection: { code: 'unclear-number', readings },
    })
  })

  test('a comma groups thousands or is asked about', () => {
    const percent = { type: 'percent' } as const

    expect(parseAnswer({ type: 'integer' }, '1,200')).toEqual({ answer: 1200 })
    expect(parseAnswer({ type: 'integer' }, '12,00,000')).toEqual({
      rejection: { code: 'integer' },
    })
    expect(parseAnswer(percent, '5,5')).toEqual({
      rejection: { code: 'unclear-number', readings: ['5.5', '55'] },
    })
    expect(parseAnswer(percent, '5.5 percent')).toEqual({ answer: 5.5 })
  })

  test('a whole number has no decimals', () => {
    const day = { type: 'integer', min: 1, max: 31 } as const

    expect(parseAnswer(day, '1.5')).toEqual({ rejection: { code: 'integer' } })
    expect(parseAnswer(day, '32')).toEqual({
      rejection: { code: 'above-maximum', bound: '31' },
    })
    expect(parseAnswer(day, '31')).toEqual({ answer: 31 })
  })
})

describe('phones and email addresses', () => {
  test.each(['555', '123-456-7890', '(555) 155-0123', '555-555-01234'])(
    '%j is not a phone number',
    (text) => {
      expect(parseAnswer({ type: 'phone' }, text)).toEqual({ rejection: { code: 'phone' } })
    },
  )

  test.each(['(555) 555-0123', '+1 555 555 0123', '1.555.555.0123', '5555550123'])(
    '%j becomes E.164 and is formatted as people write it',
    (text) => {
      expect(parseAnswer({ type: 'phone' }, text)).toEqual({ answer: '+15555550123' })
      expect(formatForEditing({ type: 'phone' }, '+15555550123')).toBe('(555) 555-0123')
    },
  )

  test('an email address has a name and a host', () => {
    expect(parseAnswer({ type: 'email' }, 'maria@')).toEqual({ rejection: { code: 'email' } })
    expect(parseAnswer({ type: 'email' }, ' maria@example.com ')).toEqual({
      answer: 'maria@example.com',
    })
  })
})

test('text that is too long is rejected with the limit, counted in visible characters', () => {
  const short = { type: 'text', maxLength: 3 } as const

  expect(parseAnswer(short, 'four')).toEqual({ rejection: { code: 'too-long', maxLength: 3 } })
  expect(parseAnswer(short, '𝒜𝒷𝒸')).toEqual({ answer: '𝒜𝒷𝒸' })
})

describe('addresses', () => {
  const blank = { street: '', city: '', state: '', zip: '' }

  test('a ZIP code with fewer than 5 digits is rejected', () => {
    expect(parseAddress({ ...blank, street: '1 Elm', zip: '627' })).toEqual({
      rejection: { code: 'zip' },
      part: 'zip',
    })
  })

  test('a longer ZIP code is read as its first five digits, and marks that nobody sees are dropped', () => {
    expect(parseAddress({ ...blank, street: '\u200b1 Elm', zip: '\u200e62704-1234' })).toEqual({
      answer: { ...blank, street: '1 Elm', zip: '62704' },
    })
  })

  test('an address abroad has a country, and a postal code as it is written there', () => {
    const typed = {
      ...blank,
      street: 'Calle 5',
      city: 'Monterrey, NL',
      zip: ' SW1A 1AA',
      country: '',
    }

    expect(parseAddress(typed)).toEqual({ answer: { ...typed, zip: 'SW1A 1AA' } })
    expect(parseAddress({ ...blank, country: '' })).toEqual({ answer: null })
  })

  test('an address may be incomplete, and a blank one is no answer', () => {
    expect(parseAddress({ ...blank, street: ' 1 Elm ', unit: ' ' })).toEqual({
      answer: { ...blank, street: '1 Elm' },
    })
    expect(parseAddress({ ...blank, unit: ' ' })).toEqual({ answer: null })
  })
})

test('text is as long as its type allows where the field sets no length', () => {
  expect(parseAnswer({ type: 'name' }, 'x'.repeat(121))).toEqual({
    rejection: { code: 'too-long', maxLength: 120 },
  })
  expect(parseAnswer({ type: 'longtext' }, 'one\ntwo')).toEqual({ answer: 'one\ntwo' })
  expect(parseAnswer({ type: 'text' }, 'one\ntwo')).toEqual({ rejection: { code: 'one-line' } })
})
