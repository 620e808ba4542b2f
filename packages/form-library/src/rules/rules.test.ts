import { usStates } from '@countersign/answers/us-states'
import { describe, expect, it } from 'vitest'
import { catalog } from '../catalog.ts'
import { expandForm } from '../compile/expand-form.ts'
import { caresActNotice } from './federal.ts'
import { stateRules, findRule } from './find-rule.ts'
import type { RuleInfo, StateRules } from './state-rule.ts'

const every: [string, RuleInfo][] = [
  ['US caresActNotice', caresActNotice],
  ...stateRules.flatMap((rules) => namedRules(rules)),
]

describe('finding a rule', () => {
  it('returns nothing for an unknown state, nor for an unconfirmed subject of a known one', () => {
    expect(findRule('WY', 'entryNotice')).toBeUndefined()
    expect(findRule('TX', 'entryNotice')).toBeUndefined()
  })
})

describe.each(every)('%s', (_name, rule) => {
  it('has a text, a citation, a source and the day on which it was read', () => {
    expect(rule.text).toMatch(/^[A-Z].*\.$/)
    expect(rule.citation).toMatch(/\d/)
    expect(new URL(rule.source).hostname).toContain('.')
    expect(rule.checkedOn).toMatch(/^20\d\d-\d\d-\d\d$/)
    expect(Date.parse(rule.checkedOn)).not.toBeNaN()
  })

  it('is not based on a single summary', () => {
    const hosts = [rule.source, ...(rule.alsoSource ? [rule.alsoSource] : [])].map(
      (address) => new URL(address).hostname,
    )

    expect(new Set(hosts).size >= (rule.sourceKind === 'law' ? 1 : 2)).toBe(true)
  })
})

describe('state rules', () => {
  it('cover every state, each once and in order', () => {
    expect(stateRules.map(({ state }) => state)).toEqual(usStates.toSorted())
  })

  it.each([
    ['depositReturn', 48],
    ['terminationNotice', 28],
    ['entryNotice', 20],
    ['lateFeeCap', 11],
    ['applicationFeeCap', 8],
    ['returnedPaymentFeeCap', 5],
  ] as const)('say of %s what %i states require', (subject, count) => {
    expect(stateRules.filter((rules) => rules[subject])).toHaveLength(count)
  })

  it('name the state in the text of each rule', () => {
    for (const rules of stateRules) {
      for (const [, rule] of namedRules(rules)) {
        expect(rule.text).toContain(rules.name)
      }
    }
  })

  it('order the steps of a notice from the shortest to the longest', () => {
    for (const rules of stateRules) {
      for (const steps of [rules.terminationNotice?.value, rules.rentIncreaseNotice?.value]) {
        const lengths = (steps ?? []).map(({ notice }) => notice.length)
        expect(lengths).toEqual([...lengths].sort((a, b) => a - b))
      }
    }
  })

  it('require sentences only in forms that have a field for them', () => {
    for (const { requiredSentence } of stateRules) {
      for (const formId of requiredSentence?.value.formIds ?? []) {
        const form = catalog.find(({ id }) => id === formId)
        const keys = form && expandForm(form, { signerCount: 1 }).fields.map(({ key }) => key)
        expect(keys).toContain(requiredSentence?.value.field)
      }
    }
  })

  it('quote California on property left behind (Cal. Civ. Code 1946, 1946.1)', () => {
    expect(findRule('CA', 'requiredSentence')?.value.text).toBe(
      'State law permits former tenants to reclaim abandoned personal property left at the former address of the tenant, subject to certain conditions. You may or may not be able to reclaim property without incurring additional costs, depending on the cost of storing the property and the length of time before it is reclaimed. In general, these costs will be lower the sooner you contact your former landlord after being notified that property belonging to you was left behind after you moved out.',
    )
  })

  it('quote Virginia above the list of charges (Va. Code 55.1-1204.1)', () => {
    expect(findRule('VA', 'requiredSentence')?.value.text).toBe(
      'No additional security deposits or rent shall be charged unless they are listed below or incorporated into this agreement by way of a separate addendum after execution of this rental agreement.',
    )
  })
})

function namedRules(rules: StateRules): [string, RuleInfo][] {
  return Object.entries(rules).flatMap(([subject, rule]): [string, RuleInfo][] =>
    typeof rule === 'string' ? [] : [[`${rules.state} ${subject}`, rule]],
  )
}
