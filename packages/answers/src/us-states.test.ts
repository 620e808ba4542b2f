import { expect, test } from 'vitest'
import { checkAddress } from './address.ts'
import { isUsState, usStates } from './us-states.ts'

test('a home is in one of the 50 states, the District of Columbia or a territory', () => {
  expect(usStates).toHaveLength(56)
  expect(new Set(usStates).size).toBe(56)
  expect(['IL', 'DC', 'AS', 'GU', 'MP', 'PR', 'VI'].every(isUsState)).toBe(true)
  expect(['XX', 'FM', 'AE', 'il', '', 'constructor'].some(isUsState)).toBe(false)
})

test('so is an address in a form', () => {
  const address = { street: '1 Marine Dr', city: 'Hagåtña', state: 'GU', zip: '96910' }

  expect(checkAddress(address)).toBeUndefined()
  expect(checkAddress({ ...address, state: 'XX' })).toEqual({ code: 'state' })
  expect(checkAddress({ ...address, state: 'toString' })).toEqual({ code: 'state' })
})
