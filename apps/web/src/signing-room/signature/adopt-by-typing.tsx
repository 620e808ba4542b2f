import { clsx } from 'clsx'
import { useId } from 'react'
import cardStyles from '../../ui/card.module.css'
import flexStyles from '../../ui/flex.module.css'
import spaceStyles from '../../ui/space.module.css'
import { boxClass, problemClass } from '../fields/field-classes.ts'
import fieldStyles from '../fields/field.module.css'
import styles from './adopt-dialog.module.css'
import { findPartError } from './adoption.ts'
import type { AdoptProps } from './adoption.ts'
import { hands } from './hand-font.ts'
import type { Hand } from './hand-font.ts'
import { MarkPicture } from './mark-picture.tsx'
import { useRoomMessages } from '../../i18n/room/messages.ts'
import textStyles from '../../ui/text.module.css'

const maxNameLength = 100
const maxInitialsLength = 8

export function AdoptByTyping(props: AdoptProps) {
  const { adopt } = useRoomMessages()
  const { adoption, change } = props
  const { name, initials, hand } = adoption

  return (
    <>
      <NameAndInitials {...props} />
      <HandChoice hand={hand} choose={(chosen) => change({ hand: chosen })} />
      <div className={clsx(cardStyles.box, styles.pair)}>
        <span className={clsx(textStyles.hint, styles.previewLabel)}>{adopt.preview}</span>
        <MarkPicture
          mark={{ kind: 'typed', text: name, hand }}
          label={adopt.previewSignature(name)}
          size="signature"
        />
        <MarkPicture
          mark={{ kind: 'typed', text: initials, hand }}
          label={adopt.previewInitials(initials)}
          size="initials"
        />
      </div>
    </>
  )
}

/** Typed, or the name that a picture of a signature shows. */
export function NameAndInitials(props: AdoptProps) {
  const { adopt } = useRoomMessages()
  const { adoption, change, error, ids } = props

  return (
    <div className={styles.pair}>
      <TextInput
        id={ids.name}
        label={adopt.name}
        value={adoption.name}
        maxLength={maxNameLength}
        error={findPartError(error, 'name')}
        onChange={(name) => change({ name })}
      />
      <InitialsInput {...props} />
    </div>
  )
}

export function InitialsInput({ adoption, change, error, ids }: AdoptProps) {
  const { adopt } = useRoomMessages()
  return (
    <TextInput
      id={ids.initials}
      label={adopt.initials}
      value={adoption.initials}
      maxLength={maxInitialsLength}
      error={findPartError(error, 'initials')}
      onChange={(initials) => change({ initials, initialsTyped: true })}
    />
  )
}

interface HandChoiceProps {
  hand: Hand
  choose: (hand: Hand) => void
}

function HandChoice({ hand, choose }: HandChoiceProps) {
  const { adopt } = useRoomMessages()
  const name = useId()

  return (
    <fieldset className={clsx(flexStyles.tiles, styles.hands)}>
      <legend className={clsx(textStyles.strong, spaceStyles.bottom2)}>{adopt.font}</legend>
      {hands.map((offered) => (
        <label key={offered} className={styles.option} data-chosen={hand === offered}>
          <input
            type="radio"
            name={name}
            checked={hand === offered}
            onChange={() => choose(offered)}
          />
          <span className={styles.hand} data-hand={offered}>
            {adopt.fonts[offered]}
          </span>
        </label>
      ))}
    </fieldset>
  )
}

interface TextInputProps {
  id: string
  label: string
  value: string
  maxLength: number
  error: string | undefined
  onChange: (value: string) => void
}

function TextInput({ id, label, value, maxLength, error, onChange }: TextInputProps) {
  return (
    <div className={fieldStyles.field}>
      <label htmlFor={id} className={textStyles.strong}>
        {label}
      </label>
      <input
        id={id}
        className={boxClass}
        value={value}
        maxLength={maxLength}
        autoComplete="off"
        spellCheck={false}
        aria-required
        aria-invalid={error ? true : undefined}
        aria-describedby={error && `${id}-error`}
        onChange={(event) => onChange(event.target.value)}
      />
      {error && (
        <span id={`${id}-error`} className={problemClass}>
          {error}
        </span>
      )}
    </div>
  )
}
