import { expect, test } from 'vitest'
import { laterEn } from './later-en.ts'
import { laterEs } from './later-es.ts'

test('a sentence that ends with the name of a company has one period', () => {
  expect(laterEn.choices.questionSent('Olivia Owner')).toBe(
    'Your question was sent to Olivia Owner.',
  )
  expect(laterEn.choices.questionSent('Maple Homes, Inc.')).toBe(
    'Your question was sent to Maple Homes, Inc.',
  )
  expect(laterEs.choices.questionSent('Maple Homes, Inc.')).toBe(
    'Su pregunta se envió a Maple Homes, Inc.',
  )
})
