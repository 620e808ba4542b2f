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
  const all = Array.from({ length: 100_000 }, (_, zip) => String(zip).padStart(5, '0'))
  const found = new Set(all.flatMap(statesOfZip))

  expect([...found].toSorted()).toEqual([...usStates].toSorted())
})
