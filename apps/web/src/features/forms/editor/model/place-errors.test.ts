import { expect, test } from 'vitest'
import { aPlace, letter } from './testing/a-place.ts'
import { findErrors, findLayoutErrors, mergeErrors, groupErrors } from './place-errors.ts'

const signature = aPlace({ id: 'sign', type: 'signature', label: 'Signature', y: 500 })

test('a wrong position is an error at once, a missing field only on Continue', () => {
  const over = aPlace({ id: 'over', y: 110 })
  const places = [aPlace(), over]

  expect([...findLayoutErrors(places, [letter]).byPlace.keys()]).toEqual(['over'])
  expect(findLayoutErrors(places, [letter]).form).toEqual([])
  expect(findErrors(places, [letter]).form).toHaveLength(1)
})

test('a field without a label is an error', () => {
  expect(findErrors([signature, aPlace({ label: ' ' })], [letter]).byPlace.get('place')).toEqual([
    'Give this field a label.',
  ])
})

test('a server error about the third place is shown at the third place', () => {
  const places = [signature, aPlace({ id: 'b' }), aPlace({ id: 'c' })]
  const said = groupErrors([{ field: 'places.2.x', message: 'Too far right.' }], places)

  expect(said.byPlace).toEqual(new Map([['c', ['Too far right.']]]))
  expect(mergeErrors(said, said)).toEqual(said)
})
