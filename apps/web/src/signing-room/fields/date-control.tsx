import { useState } from 'react'
import { readAnswer } from './answers/read-answer.ts'
import { isRead } from './answers/reading.ts'
import type { Spot } from '../steps/plan-page.ts'
import { useWords } from '../room/room-context.ts'
import { DayBox } from './day-box.tsx'
import { FieldFrame } from './field-frame.tsx'
import styles from './field.module.css'
import { useSpot } from './use-spot.ts'
import type { SpotState } from './use-spot.ts'

/** A day or a time, in the browser's own control. */
export function DateControl({ spot }: { spot: Spot }) {
  const state = useSpot(spot)
  const { value, type, leave } = useTypedDay(spot, state)

  return (
    <FieldFrame spot={spot} state={state}>
      {(attributes) =>
        spot.field.type === 'time' ? (
          <input
            {...attributes}
            type="time"
            className={styles.box}
            value={value}
            onChange={({ target }) => type(target.value, !target.validity.badInput)}
            onBlur={({ target }) => leave(target.value, !target.validity.badInput)}
          />
        ) : (
          <DayBox {...attributes} className={styles.box} value={value} write={type} leave={leave} />
        )
      }
    </FieldFrame>
  )
}

function useTypedDay(spot: Spot, state: SpotState) {
  const words = useWords()
  const [typed, setTyped] = useState<string>()

  function type(text: string, whole: boolean) {
    setTyped(text)
    const reading = readAnswer(spot.field, text, words)
    // A date that is typed halfway is empty to us; that is no wish to take the answer back.
    if (isRead(reading) && whole) {
      state.change(reading.answer, 'soon')
    }
  }

  function leave(text: string, whole: boolean) {
    const reading = readAnswer(spot.field, text, words)
    if (!isRead(reading)) {
      state.object(reading.problem)
      return
    }
    if (!whole) {
      state.object(spot.field.type === 'time' ? words.problems.time : words.problems.date)
      return
    }
    setTyped(undefined)
    state.object(undefined)
    state.flush()
  }

  return { value: typed ?? String(state.answer ?? ''), type, leave }
}
