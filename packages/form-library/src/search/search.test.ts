import { isSignable } from '@countersign/contract/rules/form-rules'
import { expect, test } from 'vitest'
import { catalog } from '../catalog.ts'
import { summarizeForm } from '../form-summary.ts'
import { bundles } from './bundles.ts'
import { companionForms } from './companion-forms.ts'
import { proposeCompanions } from './propose-bundles.ts'
import { createFormSearch } from './search.ts'
import { synonyms } from './synonyms.ts'

const search = createFormSearch(catalog.map(summarizeForm))
const ids = (term: string) => search(term).map(({ form }) => form.id)
const known = new Set(catalog.map(({ id }) => id))

test.each([
  ['3 day', 'notice-to-pay-or-quit'],
  ['3-day', 'notice-to-pay-or-quit'],
  ['3day notice', 'notice-to-pay-or-quit'],
  ['eviction', 'notice-to-pay-or-quit'],
  ['Evic', 'notice-to-pay-or-quit'],
  ['cosigner', 'guarantor-agreement'],
  ['co-signer', 'guarantor-agreement'],
  ['ESA', 'assistance-animal-acknowledgment'],
  ['late rent', 'late-rent-reminder'],
  ['raise rent', 'notice-of-rent-increase-change-of-terms'],
  ['how do I raise the rent', 'notice-of-rent-increase-change-of-terms'],
  ['move in', 'move-in-move-out-inspection'],
  ['CO detector', 'smoke-and-carbon-monoxide-alarm-addendum'],
  ['30-day', 'notice-of-termination-non-renewal'],
  ['pets', 'pet-addendum'],
  ['lead paint', 'lead-based-paint-disclosure'],
  ['residential lease', 'residential-lease'],
])('“%s” finds %s first', (term, formId) => {
  expect(ids(term)[0]).toBe(formId)
})

test.each([
  ['cosinger', 'guarantor-agreement'],
  ['evicton', 'notice-to-pay-or-quit'],
  ['addendm pet', 'pet-addendum'],
  ['gaurantor', 'guarantor-agreement'],
  ['recipt rent', 'rent-receipt'],
  ['leese', 'residential-lease'],
  ['laese', 'residential-lease'],
  ['leas', 'residential-lease'],
  ['deposet', 'security-deposit-receipt'],
  ['keyes', 'keys-and-access-devices-receipt'],
])('a typo, “%s”, still finds %s', (term, formId) => {
  expect(ids(term)).toContain(formId)
})

test.each(['lease', 'Lease', 'leases', 'lese', 'new lease'])(
  '“%s” finds the leases themselves before what changes one',
  (term) => {
    expect(ids(term).slice(0, 3)).toEqual([
      'residential-lease',
      'month-to-month-agreement',
      'room-rental-agreement',
    ])
    expect(ids(term)).toContain('lease-renewal')
  },
)

test('an unknown word finds nothing, and an empty search finds everything in order', () => {
  expect(ids('zebra')).toEqual([])
  expect(ids('pet zebra')).toEqual([])
  expect(ids(' %, ')).toEqual(catalog.map(({ id }) => id))
})

test('3 does not match 30, nor 30 match 3', () => {
  expect(ids('30 day')).not.toContain('notice-to-pay-or-quit')
})

test('every synonym, bundle and companion form refers to an existing form', () => {
  const named = [
    ...synonyms.flatMap(({ formIds }) => formIds),
    ...bundles.flatMap(({ forms }) => forms.map(({ formId }) => formId)),
    ...Object.keys(companionForms),
    ...Object.values(companionForms).flatMap((forms) => forms.map(({ formId }) => formId)),
  ]

  expect(named.filter((id) => !known.has(id))).toEqual([])
})

test('no bundle contains a form twice, and each but the deposit’s return and a rent increase has a form to sign', () => {
  for (const { id, forms } of bundles) {
    const formIds = forms.map(({ formId }) => formId)
    expect(new Set(formIds).size).toBe(formIds.length)
    const signable = catalog.filter(
      ({ id, deliveryClass }) => formIds.includes(id) && isSignable(deliveryClass),
    )
    expect(signable.length > 0).toBe(!['deposit-return', 'rent-increase'].includes(id))
  }
})

test('the lead disclosure comes before the contract, with the reason that the year is unknown', () => {
  for (const { forms } of bundles) {
    const [lead] = forms.filter(({ formId }) => formId === 'lead-based-paint-disclosure')
    if (lead) {
      expect(forms.indexOf(lead)).toBe(0)
      expect(lead.why).toContain('we do not know the year')
    }
  }
  expect(bundles[0]?.forms[0]?.formId).toBe('lead-based-paint-disclosure')
})

test('no form is its own companion', () => {
  for (const [formId, forms] of Object.entries(companionForms)) {
    expect(forms.map((form) => form.formId)).not.toContain(formId)
  }
})

test('at most three companions are proposed for a home', () => {
  for (const state of ['CA', 'NY', 'FL', 'WY'] as const) {
    const counts = Object.values(proposeCompanions({ state })).map(({ length }) => length)
    expect(Math.max(...counts)).toBeLessThanOrEqual(3)
  }
})

test.each([
  'residential-lease',
  'month-to-month-agreement',
  'room-rental-agreement',
  'lease-renewal',
  'roommate-change',
])(
  '%s by itself suggests the lead disclosure, because the year of the home is unknown',
  (formId) => {
    const [first] = companionForms[formId] ?? []

    expect(first?.formId).toBe('lead-based-paint-disclosure')
    expect(first?.why).toContain('we do not know the year')
  },
)
