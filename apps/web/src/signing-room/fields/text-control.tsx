import { isSameAnswer } from '@countersign/answers/answer'
import { formatForEditing, parseAnswer } from '@countersign/answers/parse-answer'
import { isDoubtfulPhone } from '@countersign/answers/parse-phone'
import type { RoomField } from '@countersign/contract/schemas/signing-room/room-document'
import { useRef, type InputHTMLAttributes } from 'react'
import type { FieldSlot } from '../room/field-slot.ts'
import { FieldFrame } from './field-frame.tsx'
import { boxClass } from './field-classes.ts'
import styles from './field.module.css'
import { rejectionMessage } from './rejection-message.ts'
import { useFieldState, type FieldState } from './use-field-state.ts'
import { useTyped } from './use-typed.ts'
import { useRoomMessages } from '../../i18n/room/messages.ts'

/** A text box: text, names, amounts, numbers, phone numbers, email addresses. */
export function TextControl({ slot }: { slot: FieldSlot }) {
  const state = useDoubtfulPhone(slot, useFieldState(slot))
  const { typed, type, leave } = useTypedText(slot, state)
  const { field } = slot
  const events = { value: typed, onBlur: leave }

  return (
    <FieldFrame slot={slot} state={state}>
      {(attributes) =>
        field.type === 'longtext' ? (
          <textarea
            {...attributes}
            {...events}
            rows={3}
            className={boxClass}
            onChange={(event) => type(event.target.value)}
          />
        ) : (
          <span className={styles.affixed} data-affix={affixes[field.type]}>
            <input
              {...attributes}
              {...events}
              {...keyboardAttributes(field.type)}
              className={boxClass}
              onChange={(event) => type(event.target.value)}
            />
          </span>
        )
      }
    </FieldFrame>
  )
}

const affixes: Partial<Record<FieldSlot['field']['type'], '$' | '%'>> = { money: '$', percent: '%' }

/** A doubt about a phone number is a remark, not an error. */
function useDoubtfulPhone({ answerKey: key, field }: FieldSlot, state: FieldState): FieldState {
  const { doubtfulPhone: text } = useRoomMessages().fields
  const { answer, warnings } = state
  const isDoubtful = field.type === 'phone' && typeof answer === 'string' && isDoubtfulPhone(answer)

  return isDoubtful ? { ...state, warnings: [...warnings, { key, text }] } : state
}

/**
 * The text in the box: what is being typed, whatever the server responds while typing. After blur it is
 * the formatted answer, unless the text could not be read.
 */
function useTypedText(slot: FieldSlot, state: FieldState) {
  const texts = useRoomMessages().fields
  const { typed, setTyped } = useTyped<string>(slot)
  const text = typed ?? formatForEditing(slot.field, state.answer)
  const answerBefore = useRef(state.answer)

  function type(next: string) {
    if (typed === undefined) {
      answerBefore.current = state.answer
    }
    setTyped(next)
    const parsed = parseAnswer(slot.field, next)
    if ('answer' in parsed) {
      state.change(parsed.answer, 'soon')
    }
  }

  function leave() {
    const parsed = parseAnswer(slot.field, text)
    if ('answer' in parsed) {
      setTyped(undefined)
      state.flush()
      return
    }
    // The beginning of "1.250,50" was an answer; nobody meant $1.25.
    if (!isSameAnswer(answerBefore.current, state.answer)) {
      state.change(answerBefore.current ?? null, 'soon')
    }
    state.setInputError(rejectionMessage(parsed.rejection, texts.rejections))
  }

  return { typed: text, type, leave }
}

type InputAttributes = InputHTMLAttributes<HTMLInputElement>

/**
 * The keyboard that a phone shows. Numbers use text inputs: a number input drops commas and changes
 * with the mouse wheel.
 */
const keyboards: Partial<Record<RoomField['type'], InputAttributes>> = {
  money: { inputMode: 'decimal' },
  percent: { inputMode: 'decimal' },
  integer: { inputMode: 'numeric' },
  phone: { type: 'tel' },
  email: { type: 'email', inputMode: 'email', autoCapitalize: 'none' },
  name: { autoCapitalize: 'words', spellCheck: false },
}

/** No autocomplete: most answers are about somebody else. */
function keyboardAttributes(type: RoomField['type']): InputAttributes {
  return { type: 'text', autoComplete: 'off', ...keyboards[type] }
}
