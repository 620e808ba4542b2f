import type { Spot } from '../steps/plan-page.ts'
import { Around, attributesOf, frameClass, Optional } from './field-frame.tsx'
import styles from './field.module.css'
import { usePlaced } from './placed.ts'
import { useSpot } from './use-spot.ts'

/** A statement that one can tick; its label stands beside the box. */
export function CheckboxControl({ spot }: { spot: Spot }) {
  const state = useSpot(spot)

  return (
    <div className={frameClass(usePlaced())} data-type="checkbox" data-at={spot.field.key}>
      <span className={styles.labels}>
        <label className={styles.choice} data-choice>
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
      <Around spot={spot} state={state} label={null}>
        {null}
      </Around>
    </div>
  )
}
