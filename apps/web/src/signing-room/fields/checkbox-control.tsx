import type { FieldSlot } from '../room/room-plan.ts'
import { Around, attributesOf, frameClass, Optional } from './field-frame.tsx'
import styles from './field.module.css'
import { usePlaced } from './placed.ts'
import { useFieldState } from './use-field-state.ts'
import { fieldAnchor } from '../ui/anchors.ts'

/** A statement that one can tick; its label stands beside the box. */
export function CheckboxControl({ slot }: { slot: FieldSlot }) {
  const state = useFieldState(slot)

  return (
    <div className={frameClass(usePlaced())} data-type="checkbox" {...fieldAnchor(slot.field.key)}>
      <span className={styles.labels}>
        <label className={styles.choice} data-choice>
          <input
            {...attributesOf(slot, state)}
            type="checkbox"
            checked={state.answer === true}
            onChange={(event) => state.change(event.target.checked, 'now')}
          />
          <span>{slot.field.label}</span>
        </label>
        <Optional slot={slot} state={state} />
      </span>
      <Around slot={slot} state={state} label={null}>
        {null}
      </Around>
    </div>
  )
}
