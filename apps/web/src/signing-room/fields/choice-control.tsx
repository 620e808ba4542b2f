import type { RoomField } from '@countersign/contract/schemas/signing-room/room-document'
import { isChoices } from '@countersign/answers/answer'
import flexStyles from '../../ui/flex.module.css'
import type { FieldSlot } from '../room/field-slot.ts'
import { EnglishText } from '../ui/form-text.tsx'
import { originalField } from '../room/original-texts.ts'
import { FieldFrame, GroupFrame } from './field-frame.tsx'
import { boxClass } from './field-classes.ts'
import styles from './field.module.css'
import { usePageControl } from './page-control.ts'
import { useFieldState } from './use-field-state.ts'
import type { RoomMessages } from '../../i18n/room/en.ts'
import { useRoomMessages } from '../../i18n/room/messages.ts'

export function SelectControl({ slot }: { slot: FieldSlot }) {
  const t = useRoomMessages()
  const { labels } = useRoomMessages().fields
  const state = useFieldState(slot)

  return (
    <FieldFrame slot={slot} state={state}>
      {(attributes) => (
        <select
          {...attributes}
          className={boxClass}
          value={String(state.answer ?? '')}
          onChange={(event) => state.change(event.target.value || null, 'now')}
        >
          <option value="">{labels.choose}</option>
          {listOptions(slot.field, t).map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </select>
      )}
    </FieldFrame>
  )
}

export function RadioControl({ slot }: { slot: FieldSlot }) {
  const t = useRoomMessages()
  const pageControl = usePageControl()
  const state = useFieldState(slot)

  return (
    <GroupFrame slot={slot} state={state} role="radiogroup">
      <div className={slot.field.type === 'yesno' ? flexStyles.row04 : flexStyles.column0}>
        {listOptions(slot.field, t).map(({ value, label }) => (
          <label
            key={value}
            className={styles.choice}
            style={pageControl?.choicePosition(value)}
            data-choice
          >
            <input
              type="radio"
              name={slot.id}
              value={value}
              checked={state.answer === value}
              onChange={() => state.change(value, 'now')}
            />
            <span>
              {label}
              <EnglishText english={findEnglish(slot.field, value) ?? label} shown={label} />
            </span>
          </label>
        ))}
      </div>
    </GroupFrame>
  )
}

export function CheckboxGroupControl({ slot }: { slot: FieldSlot }) {
  const t = useRoomMessages()
  const pageControl = usePageControl()
  const state = useFieldState(slot)
  const options = listOptions(slot.field, t)
  const chosen = isChoices(state.answer) ? state.answer : []

  function toggle(value: string, on: boolean) {
    const next = options
      .map((option) => option.value)
      .filter((other) => (other === value ? on : chosen.includes(other)))
    state.change(next.length > 0 ? next : null, 'now')
  }

  return (
    <GroupFrame slot={slot} state={state} role="group">
      <div className={flexStyles.column0}>
        {options.map(({ value, label }) => (
          <label
            key={value}
            className={styles.choice}
            style={pageControl?.choicePosition(value)}
            data-choice
          >
            <input
              type="checkbox"
              checked={chosen.includes(value)}
              onChange={(event) => toggle(value, event.target.checked)}
            />
            <span>
              {label}
              <EnglishText english={findEnglish(slot.field, value) ?? label} shown={label} />
            </span>
          </label>
        ))}
      </div>
    </GroupFrame>
  )
}

/** The option as the form has it: choosing it, one signs these words. */
function findEnglish(field: RoomField, value: string): string | undefined {
  return originalField(field).options?.find((option) => option.value === value)?.label
}

function listOptions(field: RoomField, t: RoomMessages): { value: string; label: string }[] {
  const yesAndNo = [
    { value: 'yes', label: t.answers.yes },
    { value: 'no', label: t.answers.no },
  ]
  return field.options ?? (field.type === 'yesno' ? yesAndNo : [])
}
