import { usStates } from '@countersign/answers/us-states'
import { fiftyStates } from '../testing/fifty-states.ts'
import { expect, it } from 'vitest'
import { findStateCheck } from './state-check.ts'

it('names the laws of a state that were read, and the first day on which they were', () => {
  const check = findStateCheck('CA')

  expect(check?.on).toBe('2026-11-20')
  expect(check?.laws).toContain('Cal. Civ. Code 1954(d)')
  expect(check?.laws).toContain('Cal. Civ. Code 1954.603(a)')
})

it('says of a state that only single rules of it were read', () => {
  expect(findStateCheck('WY')).toEqual({
    on: '2026-11-28',
    laws: ['Wyo. Stat. 1-21-1208(a)'],
    inPart: true,
  })
  const inFull = fiftyStates.filter((state) => findStateCheck(state)?.inPart === false)
  expect(inFull).toEqual(['CA', 'FL', 'MI', 'NY', 'OH', 'TX', 'VA', 'WA'])
})

it('says something of every state, and nothing of the District of Columbia and the territories', () => {
  expect(usStates.filter((state) => findStateCheck(state) === undefined)).toEqual(
    usStates.filter((state) => !fiftyStates.includes(state)),
  )
})
