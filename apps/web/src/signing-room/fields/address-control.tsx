import { isAddress, type Address } from '@countersign/answers/answer'
import { parseAddress, toZip } from '@countersign/answers/parse-address'
import { usStates } from '@countersign/answers/us-states'
import type { ParsedAnswer } from '@countersign/answers/parse-answer'
import { clsx } from 'clsx'
import flexStyles from '../../ui/flex.module.css'
import textStyles from '../../ui/text.module.css'
import type { FieldSlot } from '../room/field-slot.ts'
import { GroupFrame } from './field-frame.tsx'
import { boxClass } from './field-classes.ts'
import styles from './field.module.css'
import { SameAddress } from './same-address.tsx'
import { rejectionMessage } from './rejection-message.ts'
import { useFocusWithin } from './use-focus-within.ts'
import { useFieldState } from './use-field-state.ts'
import { useTyped } from './use-typed.ts'
import { useRoomMessages } from '../../i18n/room/messages.ts'

type Part = keyof Address
/** What the server takes. */
const lengths: Partial<Record<Part, number>> = { country: 60 }
const blank: Address = { street: '', city: '', state: '', zip: '' }
const parts: Part[] = ['street', 'unit', 'city', 'state', 'zip']
/** Chosen instead of a state. */
const abroad = 'abroad'

/** An address in its parts. Errors are shown once the focus has left all of them. */
export function AddressControl({ slot }: { slot: FieldSlot }) {
  const texts = useRoomMessages().fields
  const state = useFieldState(slot)
  const { typed, setTyped } = useTyped<Address>(slot)
  const address = typed ?? (isAddress(state.answer) ? state.answer : blank)
  const isAbroad = address.country !== undefined
  const focus = useFocusWithin(leave)
  const error = focus.within ? undefined : state.error
  const wrong = error === undefined ? undefined : wrongPart(parseAddress(address))

  function type(part: Part, text: string) {
    const next = changePart(address, part, text)
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

  /** The button goes away: the focus stays in the address. */
  function take(other: Address) {
    document.getElementById(`${slot.id}-street`)?.focus()
    setTyped(undefined)
    state.change(other, 'now')
  }

  return (
    <div onFocus={focus.onFocus} onBlur={focus.onBlur}>
      <GroupFrame slot={slot} state={{ ...state, error }} role="group">
        <SameAddress slot={slot} onTake={take} />
        <div className={styles.cells}>
          {(isAbroad ? [...parts, 'country' as const] : parts).map((part) => (
            <AddressPart
              key={part}
              id={`${slot.id}-${part}`}
              part={part}
              isAbroad={isAbroad}
              value={part === 'state' && isAbroad ? abroad : (address[part] ?? '')}
              problemId={part === wrong ? `${slot.id}-problem` : undefined}
              write={(text) => type(part, text)}
            />
          ))}
        </div>
      </GroupFrame>
    </div>
  )
}

function changePart({ country, ...address }: Address, part: Part, text: string): Address {
  if (part === 'state') {
    return text === abroad
      ? { ...address, state: '', country: country ?? '' }
      : { ...address, state: text }
  }
  if (part === 'zip' && country === undefined) {
    return { ...address, zip: toZip(text).slice(0, 5) }
  }

  return { ...address, ...(country !== undefined && { country }), [part]: text }
}

function wrongPart(parsed: ParsedAnswer): string | undefined {
  return 'rejection' in parsed ? parsed.part : undefined
}

interface AddressPartProps {
  id: string
  part: Part
  isAbroad: boolean
  value: string
  /** The id of the error message about this part. */
  problemId: string | undefined
  write: (text: string) => void
}

function AddressPart({ id, part, isAbroad, value, problemId, write }: AddressPartProps) {
  const texts = useRoomMessages().fields
  const labels = isAbroad ? { ...texts.labels, ...texts.labelsAbroad } : texts.labels
  return (
    <div className={clsx(flexStyles.column0, flexStyles.shrinks)} data-part={part}>
      <label htmlFor={id} className={textStyles.small}>
        {labels[part]}
      </label>
      {part === 'state' ? (
        <StateChoice id={id} value={value} write={write} />
      ) : (
        <input
          id={id}
          className={boxClass}
          aria-required={part !== 'unit' && !(isAbroad && part === 'zip')}
          aria-invalid={problemId ? true : undefined}
          aria-describedby={problemId}
          autoComplete="off"
          {...(part === 'zip' && !isAbroad && { inputMode: 'numeric' })}
          maxLength={lengths[part]}
          value={value}
          onChange={(event) => write(event.target.value)}
        />
      )}
    </div>
  )
}

function StateChoice({ id, value, write }: Pick<AddressPartProps, 'id' | 'value' | 'write'>) {
  const texts = useRoomMessages().fields
  return (
    <select
      id={id}
      className={boxClass}
      aria-required
      value={value}
      onChange={(event) => write(event.target.value)}
    >
      <option value="">{texts.labels.choose}</option>
      <option value={abroad}>{texts.labels.abroad}</option>
      {usStates.map((state) => (
        <option key={state}>{state}</option>
      ))}
    </select>
  )
}
