import { expect, it } from 'vitest'
import { findStateCheck } from './state-check.ts'

it('names the laws of a state that were read, and the first day on which they were', () => {
  const check = findStateCheck('CA')

  expect(check?.on).toBe('2026-11-20')
  expect(check?.laws).toContain('Cal. Civ. Code 1954(d)')
  expect(check?.laws).toContain('Cal. Civ. Code 1954.603(a)')
})

it('says nothing of a state for which nothing was read', () => {
  expect(findStateCheck('GA')).toBeUndefined()
})
