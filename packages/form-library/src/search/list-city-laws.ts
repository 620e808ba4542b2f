import type { UsState } from '@countersign/contract/schemas/shapes'
import { findCities } from '../rules/find-city.ts'
import { presentRule, type PresentedRule } from './list-state-rules.ts'

/** The cities of a state with rental law of their own, and what was read of it. */
export function listCityLaws(state: UsState): { city: string; laws: PresentedRule[] }[] {
  return findCities(state).map(({ city, rules, duties }) => ({
    city,
    laws: [...Object.values(rules), ...duties].map((rule) => presentRule(rule)),
  }))
}
