import { expect, test } from 'vitest'
import { isEmail, tidyEmail } from './email.ts'

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

test.each([
  'ana@example.com',
  ' ana@example.com.',
  'mailto:ana@example.com',
  'Ana López <ana@example.com>',
  '"López, Ana" <mailto:ana@example.com>;',
  '<ana@example.com>,',
  '\u200bana@example.com\u202c',
  'ana\u00ad@example.com\u00a0',
])('%j is the address ana@example.com', (text) => {
  expect(tidyEmail(text)).toBe('ana@example.com')
})

test.each(['ana', 'ana@', 'Ana <ana>', 'a@example.com, b@example.com'])(
  '%j is not made an address',
  (text) => {
    expect(isEmail(tidyEmail(text))).toBe(false)
  },
)
