import type { AnswerAddress } from '@countersign/contract'
import { useState } from 'react'
import { isAddress } from './answers/answer-shape.ts'
import { readAddress } from './answers/read-address.ts'
import { isRead } from './answers/reading.ts'
import type { Reading } from './answers/reading.ts'
import { usStates } from './answers/us-states.ts'
import type { Spot } from '../steps/plan-page.ts'
import { useWords } from '../room/room-context.ts'
import { GroupFrame } from './field-frame.tsx'
import styles from './field.module.css'
import { useFocusWithin } from './use-focus-within.ts'
import { useSpot } from './use-spot.ts'

type Part = keyof AnswerAddress
const blank: AnswerAddress = { street: '', city: '', state: '', zip: '' }
const parts: Part[] = ['street', 'unit', 'city', 'state', 'zip']

/** An address in its parts. What is still missing is said once the whole of it is left. */
export function AddressControl({ spot }: { spot: Spot }) {
  const words = useWords()
  const state = useSpot(spot)
  const [typed, setTyped] = useState<AnswerAddress>()
  const address = typed ?? (isAddress(state.answer) ? state.answer : blank)
  const focus = useFocusWithin(leave)
  const problem = focus.within ? undefined : state.problem
  const wrong = problem === undefined ? undefined : wrongPart(readAddress(address, words))

  function type(part: Part, text: string) {
    const next = { ...address, [part]: text }
    setTyped(next)
    const reading = readAddress(next, words)
    if (isRead(reading)) {
      state.change(reading.answer, 'soon')
    }
  }

  function leave() {
    const reading = readAddress(address, words)
    if (isRead(reading)) {
      setTyped(undefined)
      state.flush()
      return
    }
    state.object(reading.problem)
  }

  return (
    <div onFocus={focus.onFocus} onBlur={focus.onBlur}>
      <GroupFrame spot={spot} state={{ ...state, problem }} role="group">
        <div className={styles.address}>
          {parts.map((part) => (
            <AddressPart
              key={part}
              id={`${spot.id}-${part}`}
              part={part}
              value={address[part] ?? ''}
              problemId={part === wrong ? `${spot.id}-problem` : undefined}
              write={(text) => type(part, text)}
            />
          ))}
        </div>
      </GroupFrame>
    </div>
  )
}

function wrongPart(reading: Reading): string | undefined {
  return isRead(reading) ? undefined : reading.part
}

interface AddressPartProps {
  id: string
  part: Part
  value: string
  /** Where it is said what is wrong with this part. */
  problemId: string | undefined
  write: (text: string) => void
}

function AddressPart({ id, part, value, problemId, write }: AddressPartProps) {
  const words = useWords()
  return (
    <div className={styles.part} data-part={part}>
      <label htmlFor={id}>{words.answers[part]}</label>
      {part === 'state' ? (
        <StateChoice id={id} value={value} write={write} />
      ) : (
        <input
          id={id}
          className={styles.box}
          aria-required={part !== 'unit'}
          aria-invalid={problemId ? true : undefined}
          aria-describedby={problemId}
          autoComplete="off"
          {...(part === 'zip' && { inputMode: 'numeric', maxLength: 5 })}
          value={value}
          onChange={(event) => write(event.target.value)}
        />
      )}
    </div>
  )
}

function StateChoice({ id, value, write }: Pick<AddressPartProps, 'id' | 'value' | 'write'>) {
  const words = useWords()
  return (
    <select
      id={id}
      className={styles.box}
      aria-required
      value={value}
      onChange={(event) => write(event.target.value)}
    >
      <option value="">{words.answers.choose}</option>
      {usStates.map((state) => (
        <option key={state}>{state}</option>
      ))}
    </select>
  )
}
