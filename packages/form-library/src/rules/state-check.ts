import type { UsState } from '@countersign/contract/schemas/shapes'
import { stateRules } from './find-rule.ts'
import type { RuleInfo } from './state-rule.ts'
import { prescribedTexts } from '../states/prescribed-texts.ts'

export interface StateCheck {
  /** `YYYY-MM-DD`: the earliest day on which one of them was read. */
  on: string
  /** As a lawyer cites them. */
  laws: string[]
  /** Only single rules were read, and no words that the state prescribes: the forms were not checked. */
  inPart: boolean
}

/** `undefined`: nothing was checked for this state, which is not an approval. */
export function findStateCheck(state: UsState): StateCheck | undefined {
  const rules = stateRules.filter((each) => each.state === state).flatMap(listRules)
  const texts = prescribedTexts.filter((text) => text.state === state)
  const read = [...rules, ...texts]
  const [on] = read.map(({ checkedOn }) => checkedOn).toSorted()
  if (on === undefined) {
    return undefined
  }

  const inPart = texts.length === 0
  return { on, laws: [...new Set(read.map(({ citation }) => citation))].toSorted(), inPart }
}

function listRules(rules: object): RuleInfo[] {
  return Object.values(rules).filter(isRule)
}

function isRule(value: unknown): value is RuleInfo {
  return typeof value === 'object' && value !== null && 'checkedOn' in value
}
