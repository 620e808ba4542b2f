import type { Form } from '@countersign/contract/schemas/forms/form'
import { isSignable } from '@countersign/contract/rules/form-rules'
import { useQuery } from '@tanstack/react-query'
import { usedFormsQuery } from '../form-queries.ts'
import styles from './used-forms.module.css'

interface UsedFormsProps {
  isChosen: (formId: string) => boolean
  /** Why a form cannot be chosen, as a sentence. */
  unavailableReason: (form: Form) => string | undefined
  onToggle: (form: Form) => void
}

/** What the member's own packets had, to choose again with one click. Nothing for a first packet. */
export function UsedForms(props: UsedFormsProps) {
  const { data } = useQuery(usedFormsQuery)
  const canChoose = (form: Form) =>
    isSignable(form.deliveryClass) &&
    (props.isChosen(form._id) || props.unavailableReason(form) === undefined)
  const recent = data?.recent.filter(canChoose) ?? []
  const often = data?.often.filter(canChoose) ?? []
  if (recent.length + often.length === 0) {
    return null
  }

  return (
    <div className={styles.used}>
      <UsedList {...props} title="Recently used" forms={recent} />
      <UsedList {...props} title="Often used" forms={often} />
    </div>
  )
}

function UsedList({
  title,
  forms,
  isChosen,
  onToggle,
}: UsedFormsProps & { title: string; forms: Form[] }) {
  if (forms.length === 0) {
    return null
  }

  return (
    <section className={styles.group}>
      <h2 className={styles.title}>{title}</h2>
      <ul className={styles.list} aria-label={title}>
        {forms.map((form) => (
          <li key={form._id}>
            <button
              type="button"
              className={styles.chip}
              aria-pressed={isChosen(form._id)}
              onClick={() => onToggle(form)}
            >
              <span aria-hidden="true">{isChosen(form._id) ? '✓' : '+'}</span> {form.title}
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}
