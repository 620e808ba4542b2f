import { formatDay } from '@countersign/answers'
import type { StateRules, UsState } from '@countersign/contract'
import { useQuery } from '@tanstack/react-query'
import { pluralize } from '../../../lib/pluralize.ts'
import { citiesNotChecked } from './city-laws.ts'
import { stateRulesQuery } from './form-queries.ts'
import styles from './form-catalog.module.css'

/** Once, above the forms: against which laws of the state they were checked. Silence is no approval. */
export function StateCheck({ state }: { state: UsState | undefined }) {
  const { data } = useQuery(stateRulesQuery(state))
  if (!state || !data) {
    return null
  }

  return (
    <>
      <Checked state={state} checked={data.checked} />
      <Cities state={state} />
    </>
  )
}

/** Cities with a law of their own, of which nothing was read. */
function Cities({ state }: { state: UsState }) {
  const cities = citiesNotChecked(state)
  return cities.length > 0 ? (
    <p className={styles.stateCheck}>
      <strong>Not checked for {cities.join(' and ')}.</strong>{' '}
      {cities.length === 1 ? 'It may have laws of its own.' : 'They may have laws of their own.'}
    </p>
  ) : null
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
            <strong>Not checked for {state}.</strong> Only {pluralize(laws.length, 'law')} of it{' '}
            {laws.length === 1 ? 'was' : 'were'} read, on {formatDay(on)}. Have a local attorney
            review these forms.
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
