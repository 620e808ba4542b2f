import type { RoomField } from '@countersign/contract'
import { isChoices } from './answers/answer-shape.ts'
import type { Spot } from '../steps/plan-page.ts'
import { useWords } from '../room/room-context.ts'
import type { Words } from '../i18n/en.ts'
import { FieldFrame, GroupFrame } from './field-frame.tsx'
import styles from './field.module.css'
import { usePlaced } from './placed.ts'
import { useSpot } from './use-spot.ts'

/** One of a list, folded. */
export function SelectControl({ spot }: { spot: Spot }) {
  const words = useWords()
  const state = useSpot(spot)

  return (
    <FieldFrame spot={spot} state={state}>
      {(attributes) => (
        <select
          {...attributes}
          className={styles.box}
          value={String(state.answer ?? '')}
          onChange={(event) => state.change(event.target.value || null, 'now')}
        >
          <option value="">{words.answers.choose}</option>
          {optionsOf(spot.field, words).map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </select>
      )}
    </FieldFrame>
  )
}

/** One of a few, all in sight. */
export function RadioControl({ spot }: { spot: Spot }) {
  const words = useWords()
  const placed = usePlaced()
  const state = useSpot(spot)

  return (
    <GroupFrame spot={spot} state={state} role="radiogroup">
      <div className={styles.choices} data-inline={spot.field.type === 'yesno'}>
        {optionsOf(spot.field, words).map(({ value, label }) => (
          <label key={value} className={styles.choice} style={placed?.part(value)} data-choice>
            <input
              type="radio"
              name={spot.id}
              value={value}
              checked={state.answer === value}
              onChange={() => state.change(value, 'now')}
            />
            <span>{label}</span>
          </label>
        ))}
      </div>
    </GroupFrame>
  )
}

/** Any of a few. */
export function CheckboxGroupControl({ spot }: { spot: Spot }) {
  const words = useWords()
  const placed = usePlaced()
  const state = useSpot(spot)
  const options = optionsOf(spot.field, words)
  const chosen = isChoices(state.answer) ? state.answer : []

  function toggle(value: string, on: boolean) {
    const next = options
      .map((option) => option.value)
      .filter((other) => (other === value ? on : chosen.includes(other)))
    state.change(next.length > 0 ? next : null, 'now')
  }

  return (
    <GroupFrame spot={spot} state={state} role="group">
      <div className={styles.choices}>
        {options.map(({ value, label }) => (
          <label key={value} className={styles.choice} style={placed?.part(value)} data-choice>
            <input
              type="checkbox"
              checked={chosen.includes(value)}
              onChange={(event) => toggle(value, event.target.checked)}
            />
            <span>{label}</span>
          </label>
        ))}
      </div>
    </GroupFrame>
  )
}

function optionsOf(field: RoomField, words: Words): { value: string; label: string }[] {
  const yesAndNo = [
    { value: 'yes', label: words.answers.yes },
    { value: 'no', label: words.answers.no },
  ]
  return field.options ?? (field.type === 'yesno' ? yesAndNo : [])
}
