import type { Spot } from '../page/plan-page.ts'
import { attributesOf, FieldProblem, FieldRemarks, Help, Optional } from './field-frame.tsx'
import styles from './field.module.css'
import { useSpot } from './use-spot.ts'

/** A statement that one can tick; its label stands beside the box. */
export function CheckboxControl({ spot }: { spot: Spot }) {
  const state = useSpot(spot)

  return (
    <div className={styles.field} data-type="checkbox">
      <span className={styles.labels}>
        <label className={styles.choice}>
          <input
            {...attributesOf(spot, state)}
            type="checkbox"
            checked={state.answer === true}
            onChange={(event) => state.change(event.target.checked, 'now')}
          />
          <span>{spot.field.label}</span>
        </label>
        <Optional spot={spot} state={state} />
      </span>
      <Help spot={spot} state={state} />
      <FieldProblem spot={spot} problem={state.problem} />
      <FieldRemarks spot={spot} state={state} />
    </div>
  )
}
