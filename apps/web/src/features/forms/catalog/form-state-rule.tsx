import type { UsState } from '@countersign/contract'
import { useQuery } from '@tanstack/react-query'
import styles from './form-catalog.module.css'
import { stateRulesQuery } from './form-queries.ts'

interface FormStateRuleProps {
  formId: string
  state: UsState | undefined
}

/** The chosen state's law on the subject of this form, with its citation. */
export function FormStateRule({ formId, state }: FormStateRuleProps) {
  const { data } = useQuery(stateRulesQuery(state))
  const rule = data?.rules.find((each) => each.formId === formId)
  if (!rule?.citation || !state) {
    return null
  }

  return (
    <details className={styles.rule}>
      <summary>
        {state} law: {rule.citation}
      </summary>
      <p>
        {rule.words} Checked on {rule.checkedOn}.
      </p>
    </details>
  )
}
