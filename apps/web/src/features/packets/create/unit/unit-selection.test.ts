import type { Property } from '@countersign/contract'
import { expect, test } from 'vitest'
import { initialSelection, findUnit } from './unit-selection.ts'

const house = property('house', ['h1'])
const block = property('block', ['b1', 'b2'])
const empty = property('empty', [])

test('the first property is selected, and its unit where it has only one', () => {
  expect(initialSelection([house, block], null)).toEqual({ propertyId: 'house', unitId: 'h1' })
  expect(initialSelection([block, house], null)).toEqual({ propertyId: 'block', unitId: '' })
  expect(initialSelection([empty], null)).toEqual({ propertyId: 'empty', unitId: '' })
})

test('what was chosen before is selected again', () => {
  const before = findUnit([block], { propertyId: 'block', unitId: 'b2' }) ?? null

  expect(initialSelection([house, block], before)).toEqual({ propertyId: 'block', unitId: 'b2' })
})

test('a property that was asked for wins, and keeps the unit chosen before in it', () => {
  const before = findUnit([block], { propertyId: 'block', unitId: 'b2' }) ?? null

  expect(initialSelection([house, block], before, 'house')).toMatchObject({ propertyId: 'house' })
  expect(initialSelection([house, block], before, 'block')).toMatchObject({ unitId: 'b2' })
})

test('a property that is gone, or never was, is not selected', () => {
  const before = findUnit([block], { propertyId: 'block', unitId: 'b2' }) ?? null

  expect(initialSelection([house], before, 'unknown')).toMatchObject({ propertyId: 'house' })
})

test('a unit of another property is no place', () => {
  expect(findUnit([house, block], { propertyId: 'house', unitId: 'b1' })).toBeUndefined()
  expect(findUnit([house, block], { propertyId: 'house', unitId: '' })).toBeUndefined()
})

function property(id: string, units: string[]): Property {
  return {
    _id: id,
    name: id,
    address: { street: '12 Maple Street', city: 'Columbus', state: 'OH', zip: '43215' },
    units: units.map((_id) => ({ _id, name: _id, legalFormPackets: [] })),
  }
}
