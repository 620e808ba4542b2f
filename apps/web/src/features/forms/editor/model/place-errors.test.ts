import { expect, test } from 'vitest'
import { aPlace, letter } from './testing/a-place.ts'
import { faultsOf, faultsSoFar, mergeFaults, sortFaults } from './place-errors.ts'

const signature = aPlace({ id: 'sign', type: 'signature', label: 'Signature', y: 500 })

test('what lies wrong is said at once, what is missing when somebody goes on', () => {
  const over = aPlace({ id: 'over', y: 110 })
  const places = [aPlace(), over]

  expect([...faultsSoFar(places, [letter]).byPlace.keys()]).toEqual(['over'])
  expect(faultsSoFar(places, [letter]).whole).toEqual([])
  expect(faultsOf(places, [letter]).whole).toHaveLength(1)
})

test('a field without a label is found', () => {
  expect(faultsOf([signature, aPlace({ label: ' ' })], [letter]).byPlace.get('place')).toEqual([
    'Give this field a label.',
  ])
})

test('what the server says of the third place is shown at the third place', () => {
  const places = [signature, aPlace({ id: 'b' }), aPlace({ id: 'c' })]
  const said = sortFaults([{ field: 'places.2.x', message: 'Too far right.' }], places)

  expect(said.byPlace).toEqual(new Map([['c', ['Too far right.']]]))
  expect(mergeFaults(said, said)).toEqual(said)
})
