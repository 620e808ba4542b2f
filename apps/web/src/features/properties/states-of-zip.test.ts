import { usStates } from '@countersign/answers/us-states'
import { expect, test } from 'vitest'
import { statesOfZip } from './states-of-zip.ts'

test.each([
  ['62704', ['IL']],
  ['90210', ['CA']],
  ['02101', ['MA']],
  ['05501', ['MA']],
  ['05401', ['VT']],
  ['20101', ['VA']],
  ['79835', ['TX']],
  ['88510', ['TX']],
  ['06390', ['CT', 'NY']],
  ['20001', ['DC']],
  ['00901', ['PR']],
  ['00802', ['VI']],
  ['96910', ['GU']],
  ['96950', ['MP']],
  ['96799', ['HI', 'AS']],
  ['96701', ['HI']],
])('%s is in %s', (zip, states) => {
  expect(statesOfZip(zip)).toEqual(states)
})

test('ZIP codes of the forces and of free states are in no state', () => {
  for (const zip of ['09001', '34001', '96201', '96941', '96960']) {
    expect(statesOfZip(zip)).toEqual([])
  }
})

test('every state has ZIP codes', () => {
  // Of Guam, the Northern Marianas and American Samoa, only some that begin alike.
  const all = ['10', '50', '99'].flatMap((end) =>
    Array.from({ length: 1000 }, (_, start) => `${String(start).padStart(3, '0')}${end}`),
  )
  const found = new Set(all.flatMap(statesOfZip))

  expect([...found].toSorted()).toEqual([...usStates].toSorted())
})
