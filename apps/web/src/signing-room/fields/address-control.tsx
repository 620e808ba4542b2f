import { isAddress, parseAddress, postalStates } from '@countersign/answers'
import type { Address, ParsedAnswer } from '@countersign/answers'
import type { FieldSlot } from '../room/field-slot.ts'
import { useControlMessages } from '../i18n/use-control-messages.ts'
import { GroupFrame } from './field-frame.tsx'
import styles from './field.module.css'
import { rejectionMessage } from './rejection-message.ts'
import { useFocusWithin } from './use-focus-within.ts'
import { useFieldState } from './use-field-state.ts'
import { useTyped } from './use-typed.ts'

type Part = keyof Address
const blank: Address = { street: '', city: '', state: '', zip: '' }
const parts: Part[] = ['street', 'unit', 'city', 'state', 'zip']

/** An address in its parts. Errors are shown once the focus has left all of them. */
export function AddressControl({ slot }: { slot: FieldSlot }) {
  const texts = useControlMessages()
  const state = useFieldState(slot)
  const { typed, setTyped } = useTyped<Address>(slot)
  const address = typed ?? (isAddress(state.answer) ? state.answer : blank)
  const focus = useFocusWithin(leave)
  const error = focus.within ? undefined : state.error
  const wrong = error === undefined ? undefined : wrongPart(parseAddress(address))

  function type(part: Part, text: string) {
    const next = { ...address, [part]: text }
    setTyped(next)
    const parsed = parseAddress(next)
    if ('answer' in parsed) {
      state.change(parsed.answer, 'soon')
    }
  }

  function leave() {
    const parsed = parseAddress(address)
    if ('answer' in parsed) {
      setTyped(undefined)
      state.flush()
      return
    }
    state.setInputError(rejectionMessage(parsed.rejection, texts.rejections))
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

function wrongPart(parsed: ParsedAnswer): string | undefined {
  return 'rejection' in parsed ? parsed.part : undefined
}

interface AddressPartProps {
  id: string
  part: Part
  value: string
  /** The id of the error message about this part. */
  problemId: string | undefined
  write: (text: string) => void
}

function AddressPart({ id, part, value, problemId, write }: AddressPartProps) {
  const texts = useControlMessages()
  return (
    <div className={styles.part} data-part={part}>
      <label htmlFor={id}>{texts.labels[part]}</label>
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
  const texts = useControlMessages()
  return (
    <select
      id={id}
      className={styles.box}
      aria-required
      value={value}
      onChange={(event) => write(event.target.value)}
    >
      <option value="">{texts.labels.choose}</option>
      {postalStates.map((state) => (
        <option key={state}>{state}</option>
      ))}
    </select>
  )
}
