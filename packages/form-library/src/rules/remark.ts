import type { Answers } from '@countersign/answers'
import type { UsState } from '@countersign/contract'
import { checkYourState, ruleFor } from './rule-for.ts'
import type { Checked, RuleSubject, RuleValues } from './state-rule.ts'

/** Something worth knowing beside an answer. It is never an error: nobody is kept from going on. */
export interface Remark {
  /** The key of the field that it stands beside. */
  key: string
  /** Whole sentences for people. */
  text: string
  /** The rule behind it, with its citation, source and date; none where we have not confirmed one. */
  rule?: Checked
}

/** One form's answers, by plain field key, in the state where the home is. */
export interface Scene {
  formId: string
  state: UsState
  answers: Answers
}

export type Check = (scene: Scene) => Remark | undefined

/**
 * Holds the answer at `key` against the state's rule. `judge` says what is worth knowing, or nothing.
 * Without an answer nothing is said; without a rule, that one should look it up.
 */
export function against<S extends RuleSubject>(
  scene: Scene,
  { subject, key }: { subject: S; key: string },
  judge: (value: RuleValues[S]) => string | undefined,
): Remark | undefined {
  if (scene.answers[key] === undefined) {
    return undefined
  }

  const rule = ruleFor(scene.state, subject)
  return rule ? remark(key, rule, judge(rule.value)) : { key, text: checkYourState }
}

/** Puts what was found before the words of the rule; nothing found, nothing said. */
export function remark(key: string, rule: Checked, found: string | undefined): Remark | undefined {
  return found === undefined ? undefined : { key, text: `${found} ${rule.words}`.trim(), rule }
}

export function numberAt({ answers }: Scene, key: string): number | undefined {
  const value = answers[key]
  return typeof value === 'number' ? value : undefined
}

export function textAt({ answers }: Scene, key: string): string | undefined {
  const value = answers[key]
  return typeof value === 'string' && value !== '' ? value : undefined
}

/** A day as whole days since 1970, so that days can be counted between two of them. */
export function dayAt(scene: Scene, key: string): number | undefined {
  const day = Date.parse(`${textAt(scene, key) ?? ''}T00:00:00Z`) / 86_400_000
  return Number.isNaN(day) ? undefined : day
}

/** "You entered 1 day." */
export function youEntered(count: number, unit: 'day' | 'hour'): string {
  return `You entered ${count} ${count === 1 ? unit : `${unit}s`}.`
}

/** Integer cents as people write them. */
export function dollars(cents: number): string {
  return (cents / 100).toLocaleString('en-US', { style: 'currency', currency: 'USD' })
}
