import type { UsState } from '@countersign/contract'
import { arkansas } from './ar.ts'
import { california } from './ca.ts'
import { colorado } from './co.ts'
import { florida } from './fl.ts'
import { illinois } from './il.ts'
import { michigan } from './mi.ts'
import { newYork } from './ny.ts'
import { ohio } from './oh.ts'
import { oregon } from './or.ts'
import type { RuleSubject, StateRule, StateRules } from './state-rule.ts'
import { texas } from './tx.ts'
import { virginia } from './va.ts'
import { washington } from './wa.ts'

/** Every state that we have confirmed something for. */
export const allStates: readonly StateRules[] = [
  arkansas,
  california,
  colorado,
  florida,
  illinois,
  michigan,
  newYork,
  ohio,
  oregon,
  texas,
  virginia,
  washington,
]

/** What is said where we have confirmed nothing. */
export const checkYourState = 'Check your state’s rule.'

/** What a state's law says on a subject; `undefined` where we have not confirmed it. */
export function ruleFor<S extends RuleSubject>(
  state: UsState,
  subject: S,
): StateRule<S> | undefined {
  const rules: { [K in RuleSubject]?: StateRule<K> } | undefined = allStates.find(
    (one) => one.state === state,
  )

  return rules?.[subject]
}

/** The rule in one or two sentences for people, or the advice to look it up. */
export function ruleWords(state: UsState, subject: RuleSubject): string {
  return ruleFor(state, subject)?.words ?? checkYourState
}
