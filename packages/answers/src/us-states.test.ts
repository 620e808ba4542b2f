import { expect, test } from 'vitest'
import { checkAddress } from './address.ts'
import { isUsState, postalStates, usStates } from './us-states.ts'

test('a property is in one of the 50 states', () => {
  expect(usStates).toHaveLength(50)
  expect(new Set(usStates).size).toBe(50)
  expect(isUsState('IL')).toBe(true)
  expect(isUsState('DC')).toBe(false)
  expect(isUsState('constructor')).toBe(false)
})

test('an address in a form can also be in the District of Columbia or a territory', () => {
  expect(postalStates).toHaveLength(56)
  expect(postalStates.filter((code) => !isUsState(code))).toEqual([
    'DC',
    'AS',
    'GU',
    'MP',
    'PR',
    'VI',
  ])

  const address = { street: '1 Marine Dr', city: 'Hagåtña', state: 'GU', zip: '96910' }
  expect(checkAddress(address)).toBeUndefined()
  expect(checkAddress({ ...address, state: 'XX' })).toEqual({ code: 'state' })
  expect(checkAddress({ ...address, state: 'toString' })).toEqual({ code: 'state' })
})
