import type { UsState } from '@countersign/contract'
import { arkansas } from './states/ar.ts'
import { california } from './states/ca.ts'
import { colorado } from './states/co.ts'
import { florida } from './states/fl.ts'
import { illinois } from './states/il.ts'
import { michigan } from './states/mi.ts'
import { newYork } from './states/ny.ts'
import { ohio } from './states/oh.ts'
import { oregon } from './states/or.ts'
import type { RuleSubject, StateRule, StateRules } from './state-rule.ts'
import { texas } from './states/tx.ts'
import { virginia } from './states/va.ts'
import { washington } from './states/wa.ts'

/** Every state with at least one confirmed rule. */
export const stateRules: readonly StateRules[] = [
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

/** Shown if we have confirmed no rule. */
export const unknownRuleText = 'Check your state’s rule.'

/** A state's rule on a subject; `undefined` if we have not confirmed one. */
export function findRule<S extends RuleSubject>(
  state: UsState,
  subject: S,
): StateRule<S> | undefined {
  const rules: { [K in RuleSubject]?: StateRule<K> } | undefined = stateRules.find(
    (one) => one.state === state,
  )

  return rules?.[subject]
}
