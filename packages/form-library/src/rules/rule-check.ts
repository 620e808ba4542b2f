import type { Answers } from '@countersign/answers/answer'
import { dayMs } from '@countersign/answers/day'
import type { UsState } from '@countersign/contract/schemas/shapes'
import { unknownRuleText, findRule } from './find-rule.ts'
import { findLawSite } from './law-sites.ts'
import type { CityRules } from './city-rules.ts'
import type { RuleInfo, RuleSubject, RuleValues, StateRule } from './state-rule.ts'

/** A warning beside an answer. */
export interface RuleWarning {
  key: string
  /** Whole sentences. */
  text: string
  /** The rule that the answer was checked against, if we have confirmed one. */
  rule?: RuleInfo
  /** A number of the law speaks against the answer: Finish asks whether it is meant. */
  breaks?: true
}

/** One form's answers, by field key, in the state of the rental unit. */
export interface CheckContext {
  formId: string
  state: UsState
  answers: Answers
  /** The city of the rental unit, if anything of its law was read. */
  city?: CityRules
}

export type RuleCheck = (context: CheckContext) => RuleWarning | undefined

/** The rule of the city, which is the stricter one, or else of its state. */
export function findLocalRule<S extends RuleSubject>(
  { state, city }: Pick<CheckContext, 'state' | 'city'>,
  subject: S,
): StateRule<S> | undefined {
  const rules: { [K in RuleSubject]?: StateRule<K> } | undefined = city?.rules

  return rules?.[subject] ?? findRule(state, subject)
}

/**
 * Checks the answer at `key` against the state's rule; `evaluate` returns what is wrong with it.
 * No warning without an answer. Without a confirmed rule, the warning is to look it up.
 */
export function checkAgainstRule<S extends RuleSubject>(
  context: CheckContext,
  { subject, key }: { subject: S; key: string },
  evaluate: (value: RuleValues[S]) => string | undefined,
): RuleWarning | undefined {
  if (context.answers[key] === undefined) {
    return undefined
  }

  const rule = findLocalRule(context, subject)
  return rule
    ? markBreak(createWarning(key, rule, evaluate(rule.value), context.state))
    : { key, text: unknownRuleText }
}

export function markBreak(warning: RuleWarning | undefined): RuleWarning | undefined {
  return warning && { ...warning, breaks: true }
}

/** What the law requires, as it was read; what rests on summaries only points to the law. */
export function describeRule(
  { text, citation, sourceKind, lawSite }: RuleInfo,
  state: UsState,
): string {
  if (sourceKind === 'law') {
    return text
  }
  const site = lawSite ?? findLawSite(state)
  const law = site === undefined ? citation : `${citation} at ${site}`
  return `Two published summaries say: ${text} Read the law before you rely on it: ${law}.`
}

/** The finding, followed by the rule's text; `undefined` without a finding. */
export function createWarning(
  key: string,
  rule: RuleInfo,
  finding: string | undefined,
  state: UsState,
): RuleWarning | undefined {
  return finding === undefined
    ? undefined
    : { key, text: `${finding} ${describeRule(rule, state)}`.trim(), rule }
}

export function getNumber({ answers }: CheckContext, key: string): number | undefined {
  const value = answers[key]
  return typeof value === 'number' ? value : undefined
}

export function getText({ answers }: CheckContext, key: string): string | undefined {
  const value = answers[key]
  return typeof value === 'string' && value !== '' ? value : undefined
}

/** Whole days since 1970. */
export function getDay(context: CheckContext, key: string): number | undefined {
  const day = Date.parse(`${getText(context, key) ?? ''}T00:00:00Z`) / dayMs
  return Number.isNaN(day) ? undefined : day
}

export function formatEntered(count: number, unit: 'day' | 'hour'): string {
  return `You entered ${count} ${count === 1 ? unit : `${unit}s`}.`
}
