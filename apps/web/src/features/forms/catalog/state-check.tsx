import { formatDay } from '@countersign/answers'
import type { UsState } from '@countersign/contract'
import { useQuery } from '@tanstack/react-query'
import { pluralize } from '../../../lib/pluralize.ts'
import { stateRulesQuery } from './form-queries.ts'
import styles from './form-catalog.module.css'

/** Once, above the forms: against which laws of the state they were checked. Silence is no approval. */
export function StateCheck({ state }: { state: UsState | undefined }) {
  const { data } = useQuery(stateRulesQuery(state))
  if (!state || !data) {
    return null
  }
  if (!data.checked) {
    return (
      <p className={styles.stateCheck}>
        <strong>Not checked for {state}.</strong> These forms follow federal law and common
        practice. Have a local attorney review them.
      </p>
    )
  }

  const { on, laws, inPart } = data.checked
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
