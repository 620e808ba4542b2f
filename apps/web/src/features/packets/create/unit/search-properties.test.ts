import { expect, test } from 'vitest'
import { aProperty } from '../../../../test/samples.ts'
import { searchProperties } from './search-properties.ts'

const maple = aProperty({ _id: 'maple', name: 'Maple House' })
const pena = aProperty({
  _id: 'pena',
  name: 'Peña Court',
  address: { street: '9 Oak Lane', city: 'Tucson', state: 'AZ', zip: '85701' },
})
const search = (term: string) => searchProperties([maple, pena], term).map(({ _id }) => _id)

test('what is nowhere finds nothing, and an empty search finds every property', () => {
  expect(search('elm')).toEqual([])
  expect(search('maple oak')).toEqual([])
  expect(search('ourt')).toEqual([])
  expect(search('  ')).toEqual(['maple', 'pena'])
})

test('a property is found by name, street, city or ZIP, without case and accents', () => {
  for (const term of ['pena', 'PEÑA', 'oak', 'tucson az', '85701', 'court 9']) {
    expect([term, search(term)]).toEqual([term, ['pena']])
  }
})
