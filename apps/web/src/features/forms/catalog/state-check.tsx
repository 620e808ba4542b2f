import { formatDay } from '@countersign/answers/format-day'
import type { CityLaw, StateRules } from '@countersign/contract/schemas/forms/state-rules'
import type { UsState } from '@countersign/contract/schemas/shapes'
import { useQuery } from '@tanstack/react-query'
import { pluralize } from '../../../lib/pluralize.ts'
import { RuleWords } from './form-state-rule.tsx'
import { stateRulesQuery } from './form-queries.ts'
import styles from './form-catalog.module.css'

/** Once, above the forms: against which laws of the state and its cities they were checked. */
export function StateCheck({ state }: { state: UsState | undefined }) {
  const { data } = useQuery(stateRulesQuery(state))
  if (!state || !data) {
    return null
  }

  return (
    <>
      <Checked state={state} checked={data.checked} />
      {data.cities?.map((each) => (
        <City key={each.city} {...each} />
      ))}
    </>
  )
}

/** The law of a city comes on top of the state’s, and was read in part only. */
function City({ city, laws }: CityLaw) {
  return (
    <details className={styles.stateCheck}>
      <summary>
        <strong>{city} has laws of its own.</strong> We read {laws.length} of them.
      </summary>
      <ul>
        {laws.map((rule) => (
          <li key={rule.words}>
            {rule.citation}. <RuleWords rule={rule} />
          </li>
        ))}
      </ul>
    </details>
  )
}

interface CheckedProps {
  state: UsState
  checked: StateRules['checked']
}

function Checked({ state, checked }: CheckedProps) {
  if (!checked) {
    return (
      <p className={styles.stateCheck}>
        <strong>Not checked for {state}.</strong> These forms follow federal law and common
        practice. Have a local attorney review them.
      </p>
    )
  }

  const { on, laws, inPart } = checked
  return (
    <details className={styles.stateCheck}>
      <summary>
        {inPart ? (
          <>
            <strong>Only partly checked for {state}:</strong> {pluralize(laws.length, 'law')}, on{' '}
            {formatDay(on)}. Have a local attorney review these forms.
          </>
        ) : (
          <>
            Checked on {formatDay(on)} against {pluralize(laws.length, 'law')} of {state}. Other law
            may apply.
          </>
        )}
      </summary>
      <p>{laws.join(' · ')}</p>
    </details>
  )
}
