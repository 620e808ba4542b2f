import type { UsState } from '@countersign/contract/schemas/shapes'
import type { RuleSubject, StateRule, StateRules } from './state-rule.ts'
import { alaska } from './states/ak.ts'
import { alabama } from './states/al.ts'
import { arkansas } from './states/ar.ts'
import { arizona } from './states/az.ts'
import { california } from './states/ca.ts'
import { colorado } from './states/co.ts'
import { connecticut } from './states/ct.ts'
import { delaware } from './states/de.ts'
import { florida } from './states/fl.ts'
import { georgia } from './states/ga.ts'
import { hawaii } from './states/hi.ts'
import { iowa } from './states/ia.ts'
import { idaho } from './states/id.ts'
import { illinois } from './states/il.ts'
import { indiana } from './states/in.ts'
import { kansas } from './states/ks.ts'
import { kentucky } from './states/ky.ts'
import { louisiana } from './states/la.ts'
import { massachusetts } from './states/ma.ts'
import { maryland } from './states/md.ts'
import { maine } from './states/me.ts'
import { michigan } from './states/mi.ts'
import { minnesota } from './states/mn.ts'
import { missouri } from './states/mo.ts'
import { mississippi } from './states/ms.ts'
import { montana } from './states/mt.ts'
import { northCarolina } from './states/nc.ts'
import { northDakota } from './states/nd.ts'
import { nebraska } from './states/ne.ts'
import { newHampshire } from './states/nh.ts'
import { newJersey } from './states/nj.ts'
import { newMexico } from './states/nm.ts'
import { nevada } from './states/nv.ts'
import { newYork } from './states/ny.ts'
import { ohio } from './states/oh.ts'
import { oklahoma } from './states/ok.ts'
import { oregon } from './states/or.ts'
import { pennsylvania } from './states/pa.ts'
import { rhodeIsland } from './states/ri.ts'
import { southCarolina } from './states/sc.ts'
import { southDakota } from './states/sd.ts'
import { tennessee } from './states/tn.ts'
import { texas } from './states/tx.ts'
import { utah } from './states/ut.ts'
import { virginia } from './states/va.ts'
import { vermont } from './states/vt.ts'
import { washington } from './states/wa.ts'
import { wisconsin } from './states/wi.ts'
import { westVirginia } from './states/wv.ts'
import { wyoming } from './states/wy.ts'

/** Every state with at least one confirmed rule. */
export const stateRules: readonly StateRules[] = [
  alaska,
  alabama,
  arkansas,
  arizona,
  california,
  colorado,
  connecticut,
  delaware,
  florida,
  georgia,
  hawaii,
  iowa,
  idaho,
  illinois,
  indiana,
  kansas,
  kentucky,
  louisiana,
  massachusetts,
  maryland,
  maine,
  michigan,
  minnesota,
  missouri,
  mississippi,
  montana,
  northCarolina,
  northDakota,
  nebraska,
  newHampshire,
  newJersey,
  newMexico,
  nevada,
  newYork,
  ohio,
  oklahoma,
  oregon,
  pennsylvania,
  rhodeIsland,
  southCarolina,
  southDakota,
  tennessee,
  texas,
  utah,
  virginia,
  vermont,
  washington,
  wisconsin,
  westVirginia,
  wyoming,
]

/** Shown if we have confirmed no rule. */
export const unknownRuleText =
  'We have not checked what your state’s law says about this. A local attorney can tell you.'

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
