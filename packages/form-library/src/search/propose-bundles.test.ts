import { expect, test } from 'vitest'
import { proposeBundles, proposeCompanions, type Household } from './propose-bundles.ts'

function formsOf(bundleId: string, household: Household) {
  return proposeBundles(household).find(({ id }) => id === bundleId)?.forms ?? []
}

function idsOf(bundleId: string, household: Household): string[] {
  return formsOf(bundleId, household).map(({ formId }) => formId)
}

const lead = 'lead-based-paint-disclosure'

test('lead papers are proposed for a home built before 1978, and while the year is unknown', () => {
  const whyOf = (household: Household) =>
    formsOf('new-lease', household).find(({ formId }) => formId === lead)?.why

  expect(whyOf({ yearBuilt: 1978 })).toBeUndefined()
  expect(whyOf({ yearBuilt: 2027 })).toBeUndefined()
  expect(whyOf({ yearBuilt: 1977 })).toMatch(/^The home was built in 1977\./)
  expect(whyOf({})).toMatch(/do not know the year/)
  for (const id of ['month-to-month', 'renewal', 'roommate-change']) {
    expect(idsOf(id, { yearBuilt: 1990 })).not.toContain(lead)
    expect(idsOf(id, { yearBuilt: 1950 })).toContain(lead)
  }
  expect(proposeCompanions({ yearBuilt: 1990 })[lead]).toEqual([])
})

test('a state’s own forms are proposed there only, and replace what its law replaces', () => {
  expect(idsOf('new-lease', { state: 'OH' }).filter((id) => /-lease-addendum$/.test(id))).toEqual(
    [],
  )
  expect(idsOf('new-lease', { state: 'TX' })).toContain('texas-lease-addendum')
  expect(idsOf('not-paid', { state: 'OH' })).not.toContain('florida-three-day-notice')
  expect(idsOf('not-paid', { state: 'FL' })).toContain('florida-three-day-notice')
  expect(idsOf('not-paid', { state: 'FL' })).not.toContain('notice-to-pay-or-quit')
})

test('a new lease has what its state requires, and a renewal what is required again', () => {
  for (const [state, id] of [
    ['CO', 'colorado-lease-addendum'],
    ['IL', 'illinois-lease-addendum'],
    ['NJ', 'new-jersey-lease-addendum'],
    ['VA', 'virginia-lease-addendum'],
    ['GA', 'flood-hazard-known-conditions-disclosure'],
    ['GA', 'move-in-move-out-inspection'],
    ['KY', 'move-in-move-out-inspection'],
  ] as const) {
    expect(idsOf('new-lease', { state })).toContain(id)
    expect(idsOf('new-lease', { state: 'PA' })).not.toContain(id)
  }
  expect(idsOf('renewal', { state: 'IL' })).toContain('illinois-lease-addendum')
  expect(idsOf('renewal', { state: 'CO' })).not.toContain('colorado-lease-addendum')
})

test('a guaranty is proposed where a guarantor signs, the roommate addendum to several residents', () => {
  for (const id of ['new-lease', 'month-to-month', 'room', 'renewal']) {
    expect(idsOf(id, { residents: 1, guarantors: 0 })).not.toContain('guarantor-agreement')
    expect(idsOf(id, { residents: 1, guarantors: 1 })).toContain('guarantor-agreement')
  }
  expect(idsOf('new-lease', { residents: 1 })).not.toContain('roommate-addendum')
  expect(formsOf('new-lease', { residents: 2 })).toContainEqual(
    expect.objectContaining({ formId: 'roommate-addendum', optional: true }),
  )
})

test('a new lease has no receipts: they are signed on the day of moving in', () => {
  const onMoveIn = idsOf('move-in-day', { state: 'PA' })

  expect(onMoveIn).toEqual([
    'move-in-move-out-inspection',
    'keys-and-access-devices-receipt',
    'security-deposit-receipt',
    'resident-information-and-emergency-contacts',
  ])
  expect(idsOf('new-lease', {}).filter((id) => onMoveIn.includes(id))).toEqual([])
  expect(idsOf('move-in-day', { state: 'MA' })).toContain('massachusetts-last-month-rent-receipt')
})

test('each form of a bundle has its reason, as sentences', () => {
  const reasons = proposeBundles({ yearBuilt: 1950 }).flatMap(({ forms }) => forms)

  expect(reasons.filter(({ why }) => !/^[A-Z].*[^{]\.$/.test(why))).toEqual([])
})
