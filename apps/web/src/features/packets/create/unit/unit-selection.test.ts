import type { Property } from '@countersign/contract/schemas/properties'
import { expect, test } from 'vitest'
import { initialSelection, findUnit } from './unit-selection.ts'

const house = property('house', ['h1'])
const block = property('block', ['b1', 'b2'])
const empty = property('empty', [])
const nothing = { unitDraft: null, rentalUnit: null }

test('the first property is selected, and its unit if it has only one', () => {
  expect(initialSelection([house, block], nothing)).toEqual({ propertyId: 'house', unitId: 'h1' })
  expect(initialSelection([block, house], nothing)).toEqual({ propertyId: 'block', unitId: '' })
  expect(initialSelection([empty], nothing)).toEqual({ propertyId: 'empty', unitId: '' })
})

test('the earlier selection is restored', () => {
  const before = earlier('b2')

  expect(initialSelection([house, block], before)).toEqual({ propertyId: 'block', unitId: 'b2' })
})

test('a requested property comes first and keeps the unit selected in it earlier', () => {
  const before = earlier('b2')

  expect(initialSelection([house, block], before, 'house')).toMatchObject({ propertyId: 'house' })
  expect(initialSelection([house, block], before, 'block')).toMatchObject({ unitId: 'b2' })
})

test('a property that does not exist is not selected', () => {
  const before = earlier('b2')

  expect(initialSelection([house], before, 'unknown')).toMatchObject({ propertyId: 'house' })
})

test('a unit of another property is not found', () => {
  expect(findUnit([house, block], { propertyId: 'house', unitId: 'b1' })).toBeUndefined()
  expect(findUnit([house, block], { propertyId: 'house', unitId: '' })).toBeUndefined()
})

test('a choice that was not completed comes before the completed one, also without a unit', () => {
  const unitDraft = { propertyId: 'block', unitId: 'b1' }

  expect(initialSelection([house, block], { ...earlier('b2'), unitDraft })).toEqual(unitDraft)
  expect(
    initialSelection([house, block], {
      unitDraft: { propertyId: 'block', unitId: '' },
      rentalUnit: null,
    }),
  ).toEqual({ propertyId: 'block', unitId: '' })
})

function earlier(unitId: string) {
  return {
    unitDraft: null,
    rentalUnit: findUnit([block], { propertyId: 'block', unitId }) ?? null,
  }
}

function property(id: string, units: string[]): Property {
  return {
    _id: id,
    name: id,
    address: { street: '12 Maple Street', city: 'Columbus', state: 'OH', zip: '43215' },
    owners: [],
    copies: [],
    units: units.map((_id) => ({ _id, name: _id, legalFormPackets: [] })),
    version: 'version-1',
  }
}
