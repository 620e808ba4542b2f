import { useState } from 'react'
import { readAnswer } from './answers/read-answer.ts'
import { isRead } from './answers/reading.ts'
import { showForEditing } from './answers/show-answer.ts'
import type { Spot } from '../steps/plan-page.ts'
import { useWords } from '../room/room-context.ts'
import { FieldFrame } from './field-frame.tsx'
import styles from './field.module.css'
import { keyboardFor } from './keyboard-for.ts'
import { useSpot } from './use-spot.ts'

/** A box for typed text: words, names, amounts, numbers, phones, e-mail addresses. */
export function TextControl({ spot }: { spot: Spot }) {
  const state = useSpot(spot)
  const { typed, type, leave } = useTypedText(spot, state)
  const { field } = spot
  const events = { value: typed, onBlur: leave }

  return (
    <FieldFrame spot={spot} state={state}>
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

const affixes: Partial<Record<Spot['field']['type'], '$' | '%'>> = { money: '$', percent: '%' }

/**
 * What stands in the box. While somebody types, it is what they typed and nothing that the server
 * says; once they leave it and it can be read, it is the answer as it was understood.
 */
function useTypedText(spot: Spot, state: ReturnType<typeof useSpot>) {
  const words = useWords()
  const [typed, setTyped] = useState<string>()
  const text = typed ?? showForEditing(spot.field, state.answer)

  function type(next: string) {
    setTyped(next)
    const reading = readAnswer(spot.field, next, words)
    if (isRead(reading)) {
      state.change(reading.answer, 'soon')
    }
  }

  function leave() {
    const reading = readAnswer(spot.field, text, words)
    if (isRead(reading)) {
      setTyped(undefined)
      state.flush()
      return
    }
    state.object(reading.problem)
  }

  return { typed: text, type, leave }
}
