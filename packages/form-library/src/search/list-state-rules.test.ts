import { expect, it } from 'vitest'
import { catalog } from '../catalog.ts'
import { listStateRules } from './list-state-rules.ts'

const ruleOf = (state: 'CA' | 'OH' | 'WY', formId: string) =>
  listStateRules(state).find((rule) => rule.formId === formId)

it('says where nothing was confirmed that one is to look it up, and cites nothing', () => {
  const rules = listStateRules('WY')

  expect(new Set(rules.map(({ words }) => words))).toEqual(new Set(['Check your state’s rule.']))
  expect(rules.filter(({ citation }) => citation)).toEqual([])
})

it('says what the law asks of a notice in that state, with its citation', () => {
  expect(ruleOf('CA', 'notice-to-pay-or-quit')).toMatchObject({
    words: expect.stringContaining('three days'),
    citation: 'Cal. Code Civ. Proc. 1161(2)',
  })
  expect(ruleOf('OH', 'notice-of-entry')?.words).toContain('24 hours')
})

it('names forms of the catalogue, each of which is made for every state', () => {
  const forms = new Map(catalog.map((form) => [form.id, form.jurisdiction]))
  const named = listStateRules('CA').map(({ formId }) => forms.get(formId))

  expect(new Set(named)).toEqual(new Set(['US']))
  expect(new Set(forms.values())).toEqual(new Set(['US']))
})
