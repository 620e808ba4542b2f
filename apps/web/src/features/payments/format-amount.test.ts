import { expect, test } from 'vitest'
import { formatAmount } from './format-amount.ts'

test('cents are formatted as dollars with two decimals and thousands separators', () => {
  expect(formatAmount(0, 'USD')).toBe('$0.00')
  expect(formatAmount(1250, 'USD')).toBe('$12.50')
  expect(formatAmount(123_456_7, 'USD')).toBe('$12,345.67')
})
