import type { UsState } from '@countersign/contract'
import type { Answers } from '@countersign/answers'
import { unknownRuleText, findRule } from './find-rule.ts'
import type { RuleInfo, RuleSubject, RuleValues } from './state-rule.ts'

/** Something worth knowing beside an answer. It is never an error: nobody is kept from going on. */
export interface RuleWarning {
  /** The key of the field that it stands beside. */
  key: string
  /** Whole sentences for people. */
  text: string
  /** The rule behind it, with its citation, source and date; none where we have not confirmed one. */
  rule?: RuleInfo
}

/** One form's answers, by plain field key, in the state where the home is. */
export interface CheckContext {
  formId: string
  state: UsState
  answers: Answers
}

export type RuleCheck = (scene: CheckContext) => RuleWarning | undefined

/**
 * Holds the answer at `key` against the state's rule. `judge` says what is worth knowing, or nothing.
 * Without an answer nothing is said; without a rule, that one should look it up.
 */
export function checkAgainstRule<S extends RuleSubject>(
  scene: CheckContext,
  { subject, key }: { subject: S; key: string },
  judge: (value: RuleValues[S]) => string | undefined,
): RuleWarning | undefined {
  if (scene.answers[key] === undefined) {
    return undefined
  }

  const rule = findRule(scene.state, subject)
  return rule ? createWarning(key, rule, judge(rule.value)) : { key, text: unknownRuleText }
}

/** Puts what was found before the words of the rule; nothing found, nothing said. */
export function createWarning(
  key: string,
  rule: RuleInfo,
  found: string | undefined,
): RuleWarning | undefined {
  return found === undefined ? undefined : { key, text: `${found} ${rule.text}`.trim(), rule }
}

export function getNumber({ answers }: CheckContext, key: string): number | undefined {
  const value = answers[key]
  return typeof value === 'number' ? value : undefined
}

export function getText({ answers }: CheckContext, key: string): string | undefined {
  const value = answers[key]
  return typeof value === 'string' && value !== '' ? value : undefined
}

/** A day as whole days since 1970, so that days can be counted between two of them. */
export function getDay(scene: CheckContext, key: string): number | undefined {
  const day = Date.parse(`${getText(scene, key) ?? ''}T00:00:00Z`) / 86_400_000
  return Number.isNaN(day) ? undefined : day
}

/** "You entered 1 day." */
export function formatEntered(count: number, unit: 'day' | 'hour'): string {
  return `You entered ${count} ${count === 1 ? unit : `${unit}s`}.`
}

/** Integer cents as people write them. */
export function formatDollars(cents: number): string {
  return (cents / 100).toLocaleString('en-US', { style: 'currency', currency: 'USD' })
}
