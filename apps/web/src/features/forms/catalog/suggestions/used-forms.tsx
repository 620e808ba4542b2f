import { clsx } from 'clsx'
import type { Form } from '@countersign/contract/schemas/forms/form'
import { isSignable } from '@countersign/contract/rules/form-rules'
import { useQuery } from '@tanstack/react-query'
import chipStyles from '../../../../ui/chip.module.css'
import flexStyles from '../../../../ui/flex.module.css'
import spaceStyles from '../../../../ui/space.module.css'
import textStyles from '../../../../ui/text.module.css'
import { usedFormsQuery } from '../form-queries.ts'
import styles from './used-forms.module.css'
import phoneStyles from '../../../../ui/phone.module.css'

interface UsedFormsProps {
  isChosen: (formId: string) => boolean
  /** Why a form cannot be chosen, as a sentence. */
  unavailableReason: (form: Form) => string | undefined
  onToggle: (form: Form) => void
}

/** What the member's own packets had, to choose again with one click. Nothing for a first packet. */
export function UsedForms({ isChosen, unavailableReason, onToggle }: UsedFormsProps) {
  const { data } = useQuery(usedFormsQuery)
  const canChoose = (form: Form) =>
    isSignable(form.deliveryClass) && (isChosen(form._id) || unavailableReason(form) === undefined)
  const forms = data?.recent.filter(canChoose) ?? []
  if (forms.length === 0) {
    return null
  }

  return (
    <section className={clsx(flexStyles.row23, flexStyles.baseline, spaceStyles.bottom4)}>
      <h2 className={clsx(phoneStyles.never, textStyles.hint, textStyles.sans)}>Recently used</h2>
      <ul className={clsx(flexStyles.wrap2, styles.list)} aria-label="Recently used">
        {forms.map((form) => (
          <li key={form._id}>
            <button
              type="button"
              className={chipStyles.chip}
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
