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
])('%s is in %s', (zip, states) => {
  expect(statesOfZip(zip)).toEqual(states)
})

test('ZIP codes of Washington, D.C., of territories and of the forces are in no state', () => {
  for (const zip of ['20001', '00901', '09001', '34001', '96201', '96910']) {
    expect(statesOfZip(zip)).toEqual([])
  }
})

test('every state has ZIP codes', () => {
  const all = Array.from({ length: 1000 }, (_, prefix) => String(prefix).padStart(3, '0'))
  const found = new Set(all.flatMap((prefix) => statesOfZip(`${prefix}01`)))

  expect([...found].toSorted()).toEqual([...usStates].toSorted())
})
