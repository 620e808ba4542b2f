import { fiftyStates } from '../testing/fifty-states.ts'
import { describe, expect, it } from 'vitest'
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
    expect(stateRules.map(({ state }) => state)).toEqual(fiftyStates.toSorted())
  })

  it.each([
    ['depositReturn', 48],
    ['terminationNotice', 29],
    ['entryNotice', 20],
    ['payOrQuit', 13],
    ['noCure', 4],
    ['lateFeeCap', 11],
    ['applicationFeeCap', 10],
    ['returnedPaymentFeeCap', 5],
  ] as const)('say of %s what %i states require', (subject, count) => {
    expect(stateRules.filter((rules) => rules[subject])).toHaveLength(count)
  })

  it('rest on the law itself in 166 of 207 cases', () => {
    const all = stateRules.flatMap(namedRules).map(([, rule]) => rule)

    expect(all).toHaveLength(207)
    expect(all.filter(({ sourceKind }) => sourceKind === 'law')).toHaveLength(166)
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
})

function namedRules(rules: StateRules): [string, RuleInfo][] {
  return Object.entries(rules).flatMap(([subject, rule]): [string, RuleInfo][] =>
    typeof rule === 'string' ? [] : [[`${rules.state} ${subject}`, rule]],
  )
}
