import { clsx } from 'clsx'
import type { Form } from '@countersign/contract/schemas/forms/form'
import { isSignable } from '@countersign/contract/rules/form-rules'
import { useQuery } from '@tanstack/react-query'
import { Button } from '../../../../ui/button.tsx'
import textStyles from '../../../../ui/text.module.css'
import { VisuallyHidden } from '../../../../ui/visually-hidden.tsx'
import styles from './often-added.module.css'
import { formBundlesQuery, type Household } from '../form-queries.ts'
import flexStyles from '../../../../ui/flex.module.css'

interface OftenAddedProps {
  household: Household
  chosenIds: readonly string[]
  /** Why a form cannot be chosen, as a sentence. */
  unavailableReason: (form: Form) => string | undefined
  onAdd: (form: Form) => void
}

const atMost = 4

/** Forms often added with the chosen ones, each with its reason, until they are chosen too. */
export function OftenAdded(props: OftenAddedProps) {
  const { household, chosenIds, unavailableReason, onAdd } = props
  const { data } = useQuery(formBundlesQuery(household))
  const suggested = (data?.oftenAdded ?? [])
    .filter(({ formId }) => chosenIds.includes(formId))
    .flatMap(({ forms }) => forms)
  const open = [...new Map(suggested.map((each) => [each.formId, each])).values()]
    .flatMap(({ formId, why }) => {
      const form = data?.forms.find(({ _id }) => _id === formId)
      const fits =
        form &&
        isSignable(form.deliveryClass) &&
        !chosenIds.includes(formId) &&
        !unavailableReason(form)
      return fits ? [{ form, why }] : []
    })
    .slice(0, atMost)
  if (open.length === 0) {
    return null
  }

  return (
    <section aria-label="Often added with these forms">
      <h3 className={clsx(textStyles.sans, textStyles.small)}>Often added with these</h3>
      <ul className={clsx(flexStyles.column0, styles.list)}>
        {open.map(({ form, why }) => (
          <li key={form._id}>
            <details>
              <summary>{form.title}</summary>
              <p>{why}</p>
            </details>
            <Button kind="quiet" onClick={() => onAdd(form)}>
              Add <VisuallyHidden>{form.title}</VisuallyHidden>
            </Button>
          </li>
        ))}
      </ul>
    </section>
  )
}
