import { controlAttributes, FieldError } from '../fields/field-frame.tsx'
import fieldStyles from '../fields/field.module.css'
import { useFieldState } from '../fields/use-field-state.ts'
import { useMessages } from '../i18n/messages.tsx'
import type { FieldSlot } from '../room/room-plan.ts'
import styles from './confirm-document.module.css'

interface ConfirmDocumentProps {
  slot: FieldSlot
  title: string
  /** What else is missing or invalid in the form. */
  missing: number
}

/** At the end of a form: the resident confirms that they have read it. */
export function ConfirmDocument({ slot, title, missing }: ConfirmDocumentProps) {
  const { confirm } = useMessages()
  const state = useFieldState(slot)
  const confirmed = state.answer === true
  const headingId = `${slot.id}-heading`
  const helpId = `${slot.id}-first`

  return (
    <section className={styles.confirm} data-confirmed={confirmed} aria-labelledby={headingId}>
      <h3 id={headingId} className={styles.heading}>
        {confirmed ? confirm.done : confirm.heading}
      </h3>
      <label className={fieldStyles.choice}>
        <input
          {...controlAttributes(slot, state)}
          aria-describedby={[state.error && `${slot.id}-problem`, helpId].filter(Boolean).join(' ')}
          type="checkbox"
          checked={confirmed}
          disabled={missing > 0}
          onChange={(event) => state.change(event.target.checked, 'now')}
        />
        <span>{confirm.confirmed(title)}</span>
      </label>
      <p id={helpId} className={fieldStyles.help}>
        {missing > 0 ? confirm.first(missing) : confirm.explain}
      </p>
      <FieldError slot={slot} problem={state.error} />
    </section>
  )
}
