import type { AnswerAddress } from '@countersign/contract'
import { useState } from 'react'
import { isAddress } from './answers/answer-shape.ts'
import { readAddress } from './answers/read-address.ts'
import { isRead } from './answers/reading.ts'
import type { Reading } from './answers/reading.ts'
import { usStates } from './answers/us-states.ts'
import type { FieldSlot } from '../room/room-plan.ts'
import { useMessages } from '../i18n/messages.tsx'
import { GroupFrame } from './field-frame.tsx'
import styles from './field.module.css'
import { useFocusWithin } from './use-focus-within.ts'
import { useFieldState } from './use-field-state.ts'

type Part = keyof AnswerAddress
const blank: AnswerAddress = { street: '', city: '', state: '', zip: '' }
const parts: Part[] = ['street', 'unit', 'city', 'state', 'zip']

/** An address in its parts. What is still missing is said once the whole of it is left. */
export function AddressControl({ slot }: { slot: FieldSlot }) {
  const t = useMessages()
  const state = useFieldState(slot)
  const [typed, setTyped] = useState<AnswerAddress>()
  const address = typed ?? (isAddress(state.answer) ? state.answer : blank)
  const focus = useFocusWithin(leave)
  const error = focus.within ? undefined : state.error
  const wrong = error === undefined ? undefined : wrongPart(readAddress(address, t))

  function type(part: Part, text: string) {
    const next = { ...address, [part]: text }
    setTyped(next)
    const reading = readAddress(next, t)
    if (isRead(reading)) {
      state.change(reading.answer, 'soon')
    }
  }

  function leave() {
    const reading = readAddress(address, t)
    if (isRead(reading)) {
      setTyped(undefined)
      state.flush()
      return
    }
    state.setInputError(reading.problem)
  }

  return (
    <div onFocus={focus.onFocus} onBlur={focus.onBlur}>
      <GroupFrame slot={slot} state={{ ...state, error }} role="group">
        <div className={styles.address}>
          {parts.map((part) => (
            <AddressPart
              key={part}
              id={`${slot.id}-${part}`}
              part={part}
              value={address[part] ?? ''}
              problemId={part === wrong ? `${slot.id}-problem` : undefined}
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
  const t = useMessages()
  return (
    <div className={styles.part} data-part={part}>
      <label htmlFor={id}>{t.answers[part]}</label>
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
  const t = useMessages()
  return (
    <select
      id={id}
      className={styles.box}
      aria-required
      value={value}
      onChange={(event) => write(event.target.value)}
    >
      <option value="">{t.answers.choose}</option>
      {usStates.map((state) => (
        <option key={state}>{state}</option>
      ))}
    </select>
  )
}
