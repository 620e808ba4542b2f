import type { UsState } from '@countersign/contract/schemas/shapes'
import type { RuleInfo, RuleSubject, StateRule } from './state-rule.ts'

/** What a city asks for besides its state, in some forms. */
interface CityDuty extends RuleInfo {
  formIds: readonly string[]
}

/** What was read of a city’s own rental law; each city has more of it. */
export interface CityRules {
  city: string
  state: UsState
  /** Names of its parts, where addresses use them. */
  parts?: readonly string[]
  /** The first three digits of ZIP codes that lie in it alone, where too many parts have names. */
  zips?: readonly string[]
  /** Where the city is stricter than its state: these replace the state’s rules. */
  rules: { [S in RuleSubject]?: StateRule<S> }
  duties: readonly CityDuty[]
}
