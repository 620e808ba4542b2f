import { isMark } from '@countersign/answers/answer'
import { formatSignerName } from '@countersign/answers/signer-name'
import { useState } from 'react'
import type { MouseEvent } from 'react'
import textStyles from '../../ui/text.module.css'
import { useRoomPart } from '../room/room-context.ts'
import type { FieldSlot } from '../room/field-slot.ts'
import { MarkPicture } from '../signature/mark-picture.tsx'
import { useSigning } from '../signature/use-signer.ts'
import { fieldAnchor } from '../ui/anchors.ts'
import { FieldError, Help } from './field-frame.tsx'
import { FieldNotes } from './field-notes.tsx'
import styles from './signature-control.module.css'
import { FieldLabel, OriginalLabel } from '../ui/form-text.tsx'
import { usePageControl } from './page-control.ts'
import { useFieldState } from './use-field-state.ts'
import { useRoomMessages } from '../../i18n/room/messages.ts'

interface SignatureControlProps {
  slot: FieldSlot
  /** What one confirms by signing here, instead of the field's label. */
  statement?: string | undefined
}

/** A signature or initials field: a tap signs it; once it is signed, a button clears it. */
export function SignatureControl({ slot, statement }: SignatureControlProps) {
  const { sign } = useRoomMessages()
  const person = useRoomPart((room) => room.person)
  const state = useFieldState(slot)
  const isSigned = isMark(state.answer)
  const { busy, toggle } = useToggleSigned(slot, { isSigned, confirmed: statement !== undefined })
  const isInitials = slot.field.type === 'initials'
  const isOnPage = usePageControl() !== undefined

  if (state.condition && !isSigned) {
    // On a page the place stays empty, as on paper.
    return isOnPage ? null : (
      <div className={styles.control} {...fieldAnchor(slot.field.key)}>
        <span>
          <FieldLabel of={slot.field} />
        </span>
        <Help slot={slot} state={state} />
      </div>
    )
  }

  return (
    <div className={styles.control} data-signed={isSigned} {...fieldAnchor(slot.field.key)}>
      {isMark(state.answer) && (
        <MarkPicture
          mark={state.answer}
          label={
            isInitials ? sign.initialedBy(person.name) : sign.signedBy(formatSignerName(person))
          }
          size={isInitials ? 'initials' : 'signature'}
        />
      )}
      <button
        type="button"
        id={slot.id}
        className={styles.button}
        aria-describedby={state.error ? `${slot.id}-problem` : undefined}
        aria-busy={busy}
        onClick={toggle}
        onKeyDown={(event) => event.repeat && event.preventDefault()}
      >
        <ButtonText slot={slot} statement={statement} isSigned={isSigned} busy={busy} />
      </button>
      {!isOnPage && <OriginalLabel of={slot.field} />}
      <FieldNotes slot={slot}>
        <Help slot={slot} state={state} />
        <FieldError slot={slot} problem={state.error} />
      </FieldNotes>
    </div>
  )
}

interface ButtonTextProps extends SignatureControlProps {
  isSigned: boolean
  busy: boolean
}

function ButtonText({ slot, statement, isSigned, busy }: ButtonTextProps) {
  const { sign } = useRoomMessages()
  if (isSigned) {
    return (
      <>
        <span className={textStyles.small} data-what>
          {sign.signedName(slot.field.label)}
        </span>{' '}
        <span className={styles.action}>{busy ? sign.clearing : sign.clear}</span>
      </>
    )
  }

  const action = slot.field.type === 'initials' ? sign.initialHere : sign.signHere
  return (
    <>
      <span className={styles.action}>{busy ? sign.signing : action}</span>{' '}
      <span className={textStyles.small} data-what>
        {statement ?? <FieldLabel of={slot.field} />}
      </span>
    </>
  )
}

interface SignedState {
  isSigned: boolean
  /** Signing confirms the form as well. */
  confirmed: boolean
}

function useToggleSigned(slot: FieldSlot, { isSigned, confirmed }: SignedState) {
  const signing = useSigning()
  const [busy, setBusy] = useState(false)

  async function toggle(event: MouseEvent) {
    // The second click of a double-click would clear what the first one signed.
    if (busy || event.detail > 1) {
      return
    }
    setBusy(true)
    keepFocusOnSecondTap()
    await (isSigned ? signing.clear(slot) : signing.sign(slot, { confirmed }))
    setBusy(false)
  }

  return { busy, toggle: (event: MouseEvent) => void toggle(event) }
}

/** The signature moves what is below it: the second tap of a double tap hits text and would drop the focus. */
function keepFocusOnSecondTap() {
  const time = new AbortController()
  const keepFocus = (event: globalThis.MouseEvent) => {
    if (event.detail > 1) {
      event.preventDefault()
    }
  }
  window.addEventListener('mousedown', keepFocus, { signal: time.signal })
  setTimeout(() => time.abort(), doubleTapMs)
}

const doubleTapMs = 600
