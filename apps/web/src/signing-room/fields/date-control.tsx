import { useState } from 'react'
import { readAnswer } from '../answers/read-answer.ts'
import { isRead } from '../answers/reading.ts'
import type { Spot } from '../page/plan-page.ts'
import { useWords } from '../session/room-context.ts'
import { FieldFrame } from './field-frame.tsx'
import styles from './field.module.css'
import { useSpot } from './use-spot.ts'

/** A day or a time, in the browser's own control. */
export function DateControl({ spot }: { spot: Spot }) {
  const words = useWords()
  const state = useSpot(spot)
  const [typed, setTyped] = useState<string>()
  const value = typed ?? String(state.answer ?? '')

  function type(box: HTMLInputElement) {
    setTyped(box.value)
    const reading = readAnswer(spot.field, box.value, words)
    // A date that is typed halfway is empty to us; that is no wish to take the answer back.
    if (isRead(reading) && !box.validity.badInput) {
      state.change(reading.answer, 'soon')
    }
  }

  function leave(box: HTMLInputElement) {
    const reading = readAnswer(spot.field, box.value, words)
    if (!isRead(reading)) {
      state.object(reading.problem)
      return
    }
    if (box.validity.badInput) {
      state.object(spot.field.type === 'time' ? words.problems.time : words.problems.date)
      return
    }
    setTyped(undefined)
    state.object(undefined)
    state.flush()
  }

  return (
    <FieldFrame spot={spot} state={state}>
      {(attributes) => (
        <input
          {...attributes}
          type={spot.field.type === 'time' ? 'time' : 'date'}
          className={styles.box}
          value={value}
          onChange={(event) => type(event.target)}
          onBlur={(event) => leave(event.target)}
        />
      )}
    </FieldFrame>
  )
}
