import { fiftyStates } from '../testing/fifty-states.ts'
import { expect, it } from 'vitest'
import { catalog } from '../catalog.ts'
import { findLawSite } from '../rules/law-sites.ts'
import { listStateRules } from './list-state-rules.ts'

const findFormRule = (state: 'CA' | 'GA' | 'ID' | 'OH' | 'PA' | 'WY', formId: string) =>
  listStateRules(state).find((rule) => rule.formId === formId)

it('recommends to look it up, without a citation, if nothing is confirmed', () => {
  const rules = listStateRules('WY').filter(({ formId }) => !/deposit|move-out/.test(formId))

  expect(rules).not.toEqual([])
  expect(new Set(rules.map(({ words }) => words))).toEqual(
    new Set([
      'We have not checked what your state’s law says about this. A local attorney can tell you.',
    ]),
  )
  expect(rules.filter(({ citation }) => citation)).toEqual([])
})

it('quotes what the law of that state requires of a notice, with its citation', () => {
  expect(findFormRule('CA', 'notice-to-pay-or-quit')).toMatchObject({
    words: expect.stringContaining('three days'),
    citation: 'Cal. Code Civ. Proc. 1161(2)',
  })
  expect(findFormRule('OH', 'notice-of-entry')?.words).toContain('24 hours')
})

it('says whether the law itself was read or summaries of it', () => {
  expect(findFormRule('GA', 'security-deposit-itemization')?.readIn).toBe('law')
  expect(findFormRule('ID', 'security-deposit-itemization')?.readIn).toBe('summary')
})

it('refers to forms of the catalog, all of which are for every state', () => {
  const forms = new Map(catalog.map((form) => [form.id, form.jurisdiction]))
  const named = listStateRules('CA').map(({ formId }) => forms.get(formId))

  expect(new Set(named)).toEqual(new Set(['US']))
})

it('names the official site of the state’s code, and none where we are not sure of it', () => {
  expect(findFormRule('WY', 'security-deposit-itemization')?.lawSite).toBe('wyoleg.gov')
  expect(findFormRule('PA', 'security-deposit-itemization')?.lawSite).toBeUndefined()
  const unsure = fiftyStates.filter((state) => findLawSite(state) === undefined)
  expect(unsure.toSorted()).toEqual(['KS', 'MT', 'NH', 'PA'])
  for (const site of fiftyStates.flatMap((state) => findLawSite(state) ?? [])) {
    expect(new URL(`https://${site}/`).hostname).toBe(site)
  }
})
