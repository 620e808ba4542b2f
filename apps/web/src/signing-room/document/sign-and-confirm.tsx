import { clsx } from 'clsx'
import { isMark } from '@countersign/answers/answer'
import { useState } from 'react'
import { controlAttributes, FieldError } from '../fields/field-frame.tsx'
import fieldStyles from '../fields/field.module.css'
import { SignatureControl } from '../fields/signature-control.tsx'
import { useFieldState } from '../fields/use-field-state.ts'
import { useRoomState } from '../room/room-context.ts'
import type { FieldSlot } from '../room/field-slot.ts'
import styles from './sign-and-confirm.module.css'
import { useRoomMessages } from '../../i18n/room/messages.ts'
import textStyles from '../../ui/text.module.css'
import flexStyles from '../../ui/flex.module.css'

interface SignAndConfirmProps {
  /** The resident's last signature in the form, if they sign it. */
  lastSignature: FieldSlot | undefined
  confirm: FieldSlot
  title: string
  /** Of the title, if it is not the page's. */
  titleLanguage?: 'en' | undefined
  /** What else is missing or invalid in the form. */
  missing: number
}

/** At the end of a form: the resident confirms that they have read it and signs it, in one act. */
export function SignAndConfirm(props: SignAndConfirmProps) {
  const { lastSignature, confirm, title, titleLanguage, missing } = props
  const t = useRoomMessages()
  const isConfirmed = useRoomState(({ answers }) => answers[confirm.answerKey] === true)
  const isSigned = useRoomState(
    ({ answers }) => lastSignature !== undefined && isMark(answers[lastSignature.answerKey]),
  )
  const headingId = `${confirm.id}-heading`
  const heading = lastSignature
    ? { open: isSigned ? t.confirm.heading : t.confirm.signHeading, done: t.confirm.signed }
    : { open: t.confirm.heading, done: t.confirm.done }
  const isAskedAgain = useAskedAgain({ isSigned, isConfirmed })

  return (
    <section className={styles.end} data-confirmed={isConfirmed} aria-labelledby={headingId}>
      <h3 id={headingId} className={textStyles.label}>
        {isConfirmed ? heading.done : heading.open}
        <span className={textStyles.below} lang={titleLanguage}>
          {title}
        </span>
      </h3>
      {lastSignature && (
        <SignatureControl
          slot={lastSignature}
          statement={missing === 0 || isSigned ? t.confirm.readAndSign : undefined}
        />
      )}
      {lastSignature && !isSigned && missing > 0 && (
        <p className={textStyles.hint}>{t.confirm.first(missing)}</p>
      )}
      {(!lastSignature || isAskedAgain) && (
        <ConfirmCheckbox slot={confirm} title={title} missing={missing} />
      )}
    </section>
  )
}

/** After a change in a signed form; the checkbox then stays, with the focus in it. */
function useAskedAgain({ isSigned, isConfirmed }: { isSigned: boolean; isConfirmed: boolean }) {
  const [wasAsked, setWasAsked] = useState(false)
  const isAsked = isSigned && (wasAsked || !isConfirmed)
  if (isAsked !== wasAsked) {
    setWasAsked(isAsked)
  }
  return isAsked
}

interface ConfirmCheckboxProps {
  slot: FieldSlot
  title: string
  missing: number
}

function ConfirmCheckbox({ slot, title, missing }: ConfirmCheckboxProps) {
  const { confirm } = useRoomMessages()
  const state = useFieldState(slot)
  const helpId = `${slot.id}-first`

  return (
    <div className={clsx(flexStyles.column0, styles.confirm)}>
      <label className={fieldStyles.choice}>
        <input
          {...controlAttributes(slot, state)}
          aria-describedby={[state.error && `${slot.id}-problem`, helpId].filter(Boolean).join(' ')}
          type="checkbox"
          checked={state.answer === true}
          disabled={missing > 0}
          onChange={(event) => state.change(event.target.checked, 'now')}
        />
        <span>{confirm.confirmed(title)}</span>
      </label>
      <p id={helpId} className={textStyles.hint}>
        {missing > 0 ? confirm.first(missing) : confirm.explain}
      </p>
      <FieldError slot={slot} problem={state.error} />
    </div>
  )
}
