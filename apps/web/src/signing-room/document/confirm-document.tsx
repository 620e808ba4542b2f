import { attributesOf, FieldError } from '../fields/field-frame.tsx'
import fieldStyles from '../fields/field.module.css'
import { useFieldState } from '../fields/use-field-state.ts'
import { useMessages } from '../i18n/messages.tsx'
import styles from './confirm-document.module.css'
import type { FieldSlot } from '../room/room-plan.ts'

interface ConfirmDocumentProps {
  slot: FieldSlot
  title: string
  /** What is left in the form besides. */
  left: number
}

/** At the end of a form: by this a resident says that they have read it and mean it. */
export function ConfirmDocument({ slot, title, left }: ConfirmDocumentProps) {
  const { confirm } = useMessages()
  const state = useFieldState(slot)
  const confirmed = state.answer === true
  const helpId = `${slot.id}-first`

  return (
    <section
      className={styles.confirm}
      data-confirmed={confirmed}
      aria-labelledby={`${slot.id}-heading`}
    >
      <h3 id={`${slot.id}-heading`} className={styles.heading}>
        {confirmed ? confirm.done : confirm.heading}
      </h3>
      <label className={fieldStyles.choice}>
        <input
          {...attributesOf(slot, state)}
          aria-describedby={[state.error && `${slot.id}-problem`, helpId].filter(Boolean).join(' ')}
          type="checkbox"
          checked={confirmed}
          disabled={left > 0}
          onChange={(event) => state.change(event.target.checked, 'now')}
        />
        <span>{confirm.box(title)}</span>
      </label>
      <p id={helpId} className={fieldStyles.help}>
        {left > 0 ? confirm.first(left) : confirm.explain}
      </p>
      <FieldError slot={slot} problem={state.error} />
    </section>
  )
}
