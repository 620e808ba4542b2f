import { formatDay } from '@countersign/answers/format-day'
import type { FormStateRule as FormRule } from '@countersign/contract/schemas/forms/state-rules'
import type { UsState } from '@countersign/contract/schemas/shapes'
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
        <RuleWords rule={rule} />
      </p>
    </details>
  )
}

/** What the law says, where it was read and when, and the site that has it. */
export function RuleWords({ rule }: { rule: Omit<FormRule, 'formId'> }) {
  return (
    <>
      {rule.readIn === 'summary' && 'Two published summaries say: '}
      {rule.words} {describeReading(rule)} <LawSite host={rule.lawSite} />
    </>
  )
}

function LawSite({ host }: { host: string | undefined }) {
  return host === undefined ? null : (
    <>
      The official site:{' '}
      <a href={`https://${host}/`} target="_blank" rel="noreferrer">
        {host}
      </a>
      .
    </>
  )
}

function describeReading({ checkedOn = '', readIn }: Omit<FormRule, 'formId'>): string {
  const day = formatDay(checkedOn)

  return readIn === 'summary'
    ? `We read them on ${day}, and not the law itself. Read the law before you rely on it.`
    : `Read in the law on ${day}.`
}
