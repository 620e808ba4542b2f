import { useState } from 'react'
import type { MouseEvent } from 'react'
import { isMark } from '@countersign/answers'
import { FieldError, Help } from './field-frame.tsx'
import { PlacedNotes } from './placed-notes.tsx'
import { useFieldState } from './use-field-state.ts'
import type { FieldSlot } from '../room/room-plan.ts'
import { useRoom } from '../room/room-context.ts'
import { useMessages } from '../i18n/messages.tsx'
import { MarkPicture } from '../signature/mark-picture.tsx'
import { useSigning } from '../signature/signing-context.ts'
import styles from '../signature/signature.module.css'
import { fieldAnchor } from '../ui/anchors.ts'

/** One place to sign or initial: a tap signs it, and once it is signed, another button clears it. */
export function SignatureControl({ slot }: { slot: FieldSlot }) {
  const t = useMessages()
  const { person } = useRoom()
  const state = useFieldState(slot)
  const { busy, toggle } = usePlace(slot, isMark(state.answer))
  const initials = slot.field.type === 'initials'
  const by = initials ? t.sign.initialedBy : t.sign.signedBy

  if (state.condition && !isMark(state.answer)) {
    return (
      <div className={styles.place} {...fieldAnchor(slot.field.key)}>
        <span>{slot.field.label}</span>
        <Help slot={slot} state={state} />
      </div>
    )
  }

  return (
    <div
      className={styles.place}
      data-signed={isMark(state.answer)}
      {...fieldAnchor(slot.field.key)}
    >
      {isMark(state.answer) && (
        <MarkPicture
          mark={state.answer}
          label={by(person.name)}
          size={initials ? 'initials' : 'signature'}
        />
      )}
      <button
        type="button"
        id={slot.id}
        className={styles.sign}
        aria-describedby={state.error ? `${slot.id}-problem` : undefined}
        aria-busy={busy}
        onClick={toggle}
        onKeyDown={(event) => event.repeat && event.preventDefault()}
      >
        <PlaceWords slot={slot} signed={isMark(state.answer)} busy={busy} />
      </button>
      <PlacedNotes slot={slot}>
        <Help slot={slot} state={state} />
        <FieldError slot={slot} problem={state.error} />
      </PlacedNotes>
    </div>
  )
}

interface PlaceWordsProps {
  slot: FieldSlot
  signed: boolean
  busy: boolean
}

function PlaceWords({ slot, signed, busy }: PlaceWordsProps) {
  const { sign } = useMessages()
  if (signed) {
    return (
      <>
        <span className={styles.what} data-what>
          {sign.signedName(slot.field.label)}
        </span>{' '}
        <span className={styles.act} data-act>
          {busy ? sign.clearing : sign.clear}
        </span>
      </>
    )
  }

  const call = slot.field.type === 'initials' ? sign.initialHere : sign.signHere
  return (
    <>
      <span className={styles.act} data-act>
        {busy ? sign.signing : call}
      </span>{' '}
      <span className={styles.what} data-what>
        {slot.field.label}
      </span>
    </>
  )
}

function usePlace(slot: FieldSlot, signed: boolean) {
  const signing = useSigning()
  const [busy, setBusy] = useState(false)

  async function toggle(event: MouseEvent) {
    // The second click of a double click would clear what the first has signed.
    if (busy || event.detail > 1) {
      return
    }
    setBusy(true)
    await (signed ? signing.clear(slot) : signing.sign(slot))
    setBusy(false)
  }

  return { busy, toggle: (event: MouseEvent) => void toggle(event) }
}
