import { attributesOf, FieldProblem } from '../fields/field-frame.tsx'
import fieldStyles from '../fields/field.module.css'
import { useSpot } from '../fields/use-spot.ts'
import { useWords } from '../room/room-context.ts'
import styles from './confirm-document.module.css'
import type { Spot } from '../steps/plan-page.ts'

interface ConfirmDocumentProps {
  spot: Spot
  title: string
  /** What is left in the form besides. */
  left: number
}

/** At the end of a form: by this a resident says that they have read it and mean it. */
export function ConfirmDocument({ spot, title, left }: ConfirmDocumentProps) {
  const { confirm } = useWords()
  const state = useSpot(spot)
  const confirmed = state.answer === true
  const helpId = `${spot.id}-first`

  return (
    <section
      className={styles.confirm}
      data-confirmed={confirmed}
      aria-labelledby={`${spot.id}-heading`}
    >
      <h3 id={`${spot.id}-heading`} className={styles.heading}>
        {confirmed ? confirm.done : confirm.heading}
      </h3>
      <label className={fieldStyles.choice}>
        <input
          {...attributesOf(spot, state)}
          aria-describedby={[state.problem && `${spot.id}-problem`, helpId]
            .filter(Boolean)
            .join(' ')}
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
      <FieldProblem spot={spot} problem={state.problem} />
    </section>
  )
}
