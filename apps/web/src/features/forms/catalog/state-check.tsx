import { formatDay } from '@countersign/answers/format-day'
import type { CityLaw, StateRules } from '@countersign/contract/schemas/forms/state-rules'
import type { UsState } from '@countersign/contract/schemas/shapes'
import { useQuery } from '@tanstack/react-query'
import { pluralize } from '../../../lib/pluralize.ts'
import { RuleWords } from './form-state-rule.tsx'
import { stateRulesQuery } from './form-queries.ts'
import styles from './form-catalog.module.css'

interface StateCheckProps {
  state: UsState | undefined
  /** Of the home; without it every city of the state with law of its own is listed. */
  city?: string | undefined
}

/** Once, above the forms: against which laws of the state and of the home's city they were checked. */
export function StateCheck({ state, city }: StateCheckProps) {
  const { data } = useQuery(stateRulesQuery(state))
  if (!state || !data) {
    return null
  }
  const { checked } = data
  const cities = (data.cities ?? []).filter((each) => !city || isSameCity(each.city, city))

  return (
    <details className={styles.stateCheck}>
      <summary>
        {describeCheck(state, checked)}
        {city && cities.map((each) => ` · ${each.city} has laws of its own`)}
      </summary>
      {checked ? (
        <p>
          Checked on {formatDay(checked.on)} against {checked.laws.join(' · ')}.{' '}
          {checked.inPart ? 'Have a local attorney review these forms.' : 'Other law may apply.'}
        </p>
      ) : (
        <p>
          These forms follow federal law and common practice. Have a local attorney review them.
        </p>
      )}
      {cities.map((each) => (
        <City key={each.city} {...each} />
      ))}
    </details>
  )
}

function describeCheck(state: UsState, checked: StateRules['checked']): string {
  if (!checked) {
    return `Not checked for ${state}`
  }
  const laws = pluralize(checked.laws.length, 'law')
  return `${checked.inPart ? 'Partly checked' : 'Checked'} for ${state} (${laws})`
}

function isSameCity(one: string, other: string): boolean {
  return one.localeCompare(other.trim(), 'en', { sensitivity: 'base' }) === 0
}

/** The law of a city comes on top of the state’s, and was read in part only. */
function City({ city, laws }: CityLaw) {
  return (
    <>
      <p>
        <strong>{city} has laws of its own.</strong> We read {laws.length} of them.
      </p>
      <ul>
        {laws.map((rule) => (
          <li key={rule.words}>
            {rule.citation}. <RuleWords rule={rule} />
          </li>
        ))}
      </ul>
    </>
  )
}
