import { expect, test } from 'vitest'
import { en } from './en.ts'
import { es } from './es.ts'

test('a sentence that ends with the name of a company has one period', () => {
  expect(en.choices.questionSent('Olivia Owner')).toBe('Your question was sent to Olivia Owner.')
  expect(en.choices.questionSent('Maple Homes, Inc.')).toBe(
    'Your question was sent to Maple Homes, Inc.',
  )
  expect(es.choices.questionSent('Maple Homes, Inc.')).toBe(
    'Su pregunta se envió a Maple Homes, Inc.',
  )
})
