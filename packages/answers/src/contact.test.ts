import { expect, test } from 'vitest'
import { formatPhone, isEmail, isUsPhone, parseUsPhone } from './contact.ts'

test.each([
  '',
  'maria',
  'maria@',
  '@example.com',
  'maria@example',
  'a b@example.com',
  'a..b@example.com',
  '.a@example.com',
  'a@example.com,b@example.com',
  'josé@example.com',
  `${'a'.repeat(250)}@example.com`,
])('%j is not an email address', (text) => {
  expect(isEmail(text)).toBe(false)
})

test.each(['Maria.Lopez+home@Example.com', "o'brien@mail.example.co", 'a_b-1@x-y.example.com'])(
  '%j is an email address',
  (text) => {
    expect(isEmail(text)).toBe(true)
  },
)

test.each(['(217) 555-0123', '217.555.0123', '+1 217 555 0123', '12175550123', '217–555–0123'])(
  '%j is the number +12175550123',
  (text) => {
    expect(parseUsPhone(text)).toBe('+12175550123')
  },
)

test.each(['', '555-0123', '(117) 555-0123', '(217) 155-0123', '+44 20 7946 0958', 'call me'])(
  '%j is not a US number',
  (text) => {
    expect(parseUsPhone(text)).toBeUndefined()
  },
)

test('only E.164 is stored, and it is formatted as people write it', () => {
  expect(isUsPhone('+12175550123')).toBe(true)
  expect(isUsPhone('2175550123')).toBe(false)
  expect(formatPhone('+12175550123')).toBe('(217) 555-0123')
  expect(formatPhone('+442079460958')).toBe('+442079460958')
})
