import type { Form } from '@countersign/contract'
import { isSignable } from '@countersign/contract/calls'
import { useQuery } from '@tanstack/react-query'
import { Button } from '../../../../ui/button.tsx'
import { VisuallyHidden } from '../../../../ui/visually-hidden.tsx'
import styles from './often-added.module.css'
import { formBundlesQuery } from '../form-queries.ts'

interface OftenAddedProps {
  chosenForm: Form
  isChosen: (formId: string) => boolean
  /** Why a form cannot be chosen, as a sentence. */
  unavailableReason: (form: Form) => string | undefined
  onAdd: (form: Form) => void
}

/** Forms often added with a chosen one, each with the reason, until they are chosen too. */
export function OftenAdded({ chosenForm, isChosen, unavailableReason, onAdd }: OftenAddedProps) {
  const { data } = useQuery(formBundlesQuery)
  const suggested = data?.oftenAdded.find(({ formId }) => formId === chosenForm._id)?.forms ?? []
  const open = suggested.flatMap(({ formId, why }) => {
    const form = data?.forms.find(({ _id }) => _id === formId)
    const fits =
      form && isSignable(form.deliveryClass) && !isChosen(formId) && !unavailableReason(form)
    return fits ? [{ form, why }] : []
  })
  if (open.length === 0) {
    return null
  }

  return (
    <section className={styles.often} aria-label={`Often added with ${chosenForm.title}`}>
      <h3 className={styles.title}>Often added</h3>
      <ul className={styles.list}>
        {open.map(({ form, why }) => (
          <li key={form._id}>
            <span>
              <strong>{form.title}.</strong> {why}
            </span>
            <Button kind="quiet" onClick={() => onAdd(form)}>
              Add <VisuallyHidden>{form.title}</VisuallyHidden>
            </Button>
          </li>
        ))}
      </ul>
    </section>
  )
}
