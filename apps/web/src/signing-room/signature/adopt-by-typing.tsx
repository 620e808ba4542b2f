import { useId } from 'react'
import { useMessages } from '../i18n/messages.tsx'
import { problemAt } from './adopt-part.ts'
import type { AdoptPartProps } from './adopt-part.ts'
import { AdoptText } from './adopt-text.tsx'
import { hands } from './hand-font.ts'
import type { Hand } from './hand-font.ts'
import { MarkPicture } from './mark-picture.tsx'
import styles from './signature.module.css'

const nameLength = 100
const initialsLength = 8

/** A name and initials in a hand. */
export function AdoptByTyping(props: AdoptPartProps) {
  const { adopt } = useMessages()
  const { adoption, change } = props
  const { name, initials, hand } = adoption

  return (
    <>
      <NameAndInitials {...props} />
      <ChooseHand hand={hand} choose={(chosen) => change({ hand: chosen })} />
      <div className={styles.preview}>
        <span className={styles.previewLabel}>{adopt.preview}</span>
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

/** The words of a signature; those of a picture say what it shows. */
export function NameAndInitials(props: AdoptPartProps) {
  const { adopt } = useMessages()
  const { adoption, change, problem, ids } = props

  return (
    <div className={styles.pair}>
      <AdoptText
        id={ids.name}
        label={adopt.name}
        value={adoption.name}
        maxLength={nameLength}
        problem={problemAt(problem, 'name')}
        onChange={(name) => change({ name })}
      />
      <InitialsText {...props} />
    </div>
  )
}

interface ChooseHandProps {
  hand: Hand
  choose: (hand: Hand) => void
}

function ChooseHand({ hand, choose }: ChooseHandProps) {
  const { adopt } = useMessages()
  const name = useId()

  return (
    <fieldset className={styles.hands}>
      <legend>{adopt.hand}</legend>
      {hands.map((offered) => (
        <label key={offered} className={styles.way} data-chosen={hand === offered}>
          <input
            type="radio"
            name={name}
            checked={hand === offered}
            onChange={() => choose(offered)}
          />
          <span>{adopt.hands[offered]}</span>
        </label>
      ))}
    </fieldset>
  )
}

export function InitialsText({ adoption, change, problem, ids }: AdoptPartProps) {
  const { adopt } = useMessages()
  return (
    <AdoptText
      id={ids.initials}
      label={adopt.initials}
      value={adoption.initials}
      maxLength={initialsLength}
      problem={problemAt(problem, 'initials')}
      onChange={(initials) => change({ initials, initialsTyped: true })}
    />
  )
}
