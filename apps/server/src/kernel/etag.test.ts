import { expect, test } from 'vitest'
import { matchesEtag } from './etag.ts'

test.each([
  [undefined, false],
  ['', false],
  ['"2"', false],
  ['W/"2", "3"', false],
  ['"1"', true],
  ['W/"1"', true],
  ['"2", W/"1"', true],
])('If-None-Match %s names the ETag "1": %s', (header, expected) => {
  expect(matchesEtag(header, '"1"')).toBe(expected)
})
