import { expect, test } from 'vitest'
import { appliesIn, jurisdictionError } from './jurisdiction.ts'

const addendum = { title: 'Florida Lease Addendum', states: ['FL'] }
const notice = {
  title: 'Notice to Pay Rent or Quit',
  replacedIn: { FL: { formId: 'florida-three-day-notice', title: 'Florida 3-Day Notice' } },
}

test('a state’s own form is refused in another state, with the reason', () => {
  expect(jurisdictionError(addendum, 'GA')).toBe(
    '“Florida Lease Addendum” is for homes in FL only.',
  )
  expect(appliesIn(addendum, 'GA')).toBe(false)
})

test('a form that the law of the state replaces is refused there, and the right one is named', () => {
  expect(jurisdictionError(notice, 'FL')).toContain('Use “Florida 3-Day Notice” instead')
})

test('a form is allowed where it applies, and where the state is not chosen yet', () => {
  expect(jurisdictionError(addendum, 'FL')).toBeUndefined()
  expect(jurisdictionError(notice, 'GA')).toBeUndefined()
  expect([jurisdictionError(addendum, undefined), appliesIn(addendum, undefined)]).toEqual([
    undefined,
    true,
  ])
})
