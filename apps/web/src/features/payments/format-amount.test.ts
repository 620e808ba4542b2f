import { expect, test } from 'vitest'
import { showAmount } from './format-amount.ts'

test('cents are shown as dollars, with both decimals and thousands apart', () => {
  expect(showAmount(0, 'USD')).toBe('$0.00')
  expect(showAmount(1250, 'USD')).toBe('$12.50')
  expect(showAmount(123_456_7, 'USD')).toBe('$12,345.67')
})
