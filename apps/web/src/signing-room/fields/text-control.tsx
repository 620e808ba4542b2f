import { useState } from 'react'
import { readAnswer } from './answers/read-answer.ts'
import { isRead } from './answers/reading.ts'
import { showForEditing } from './answers/show-answer.ts'
import type { FieldSlot } from '../room/room-plan.ts'
import { useMessages } from '../i18n/messages.tsx'
import { FieldFrame } from './field-frame.tsx'
import styles from './field.module.css'
import { keyboardFor } from './keyboard-for.ts'
import { useFieldState } from './use-field-state.ts'

/** A box for typed text: words, names, amounts, numbers, phones, e-mail addresses. */
export function TextControl({ slot }: { slot: FieldSlot }) {
  const state = useFieldState(slot)
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
            className={styles.box}
            onChange={(event) => type(event.target.value)}
          />
        ) : (
          <span className={styles.affixed} data-affix={affixes[field.type]}>
            <input
              {...attributes}
              {...events}
              {...keyboardFor(field.type)}
              className={styles.box}
              onChange={(event) => type(event.target.value)}
            />
          </span>
        )
      }
    </FieldFrame>
  )
}

const affixes: Partial<Record<FieldSlot['field']['type'], '$' | '%'>> = { money: '$', percent: '%' }

/**
 * What stands in the box. While somebody types, it is what they typed and nothing that the server
 * says; once they leave it and it can be read, it is the answer as it was understood.
 */
function useTypedText(slot: FieldSlot, state: ReturnType<typeof useFieldState>) {
  const t = useMessages()
  const [typed, setTyped] = useState<string>()
  const text = typed ?? showForEditing(slot.field, state.answer)

  function type(next: string) {
    setTyped(next)
    const reading = readAnswer(slot.field, next, t)
    if (isRead(reading)) {
      state.change(reading.answer, 'soon')
    }
  }

  function leave() {
    const reading = readAnswer(slot.field, text, t)
    if (isRead(reading)) {
      setTyped(undefined)
      state.flush()
      return
    }
    state.setInputError(reading.problem)
  }

  return { typed: text, type, leave }
}
