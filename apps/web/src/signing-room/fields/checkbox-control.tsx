import { clsx } from 'clsx'
import flexStyles from '../../ui/flex.module.css'
import type { FieldSlot } from '../room/field-slot.ts'
import { FieldParts, controlAttributes, frameClass, Optional } from './field-frame.tsx'
import { FieldLabel, OriginalLabel } from '../ui/form-text.tsx'
import styles from './field.module.css'
import { usePageControl } from './page-control.ts'
import { useFieldState } from './use-field-state.ts'
import { fieldAnchor } from '../ui/anchors.ts'

export function CheckboxControl({ slot }: { slot: FieldSlot }) {
  const state = useFieldState(slot)
  const pageControl = usePageControl()

  return (
    <div className={frameClass(pageControl)} data-type="checkbox" {...fieldAnchor(slot.field.key)}>
      <span className={clsx(flexStyles.row04, flexStyles.baseline)}>
        <label className={styles.choice} data-choice>
          <input
            {...controlAttributes(slot, state)}
            type="checkbox"
            checked={state.answer === true}
            onChange={(event) => state.change(event.target.checked, 'now')}
          />
          <span>
            <FieldLabel of={slot.field} />
          </span>
        </label>
        <Optional state={state} />
        <OriginalLabel of={slot.field} />
      </span>
      <FieldParts slot={slot} state={state} label={null}>
        {null}
      </FieldParts>
    </div>
  )
}
