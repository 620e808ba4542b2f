import { useWords } from '../session/room-context.ts'
import { problemAt } from './adopt-part.ts'
import type { AdoptPartProps } from './adopt-part.ts'
import { AdoptText } from './adopt-text.tsx'
import { MarkPicture } from './mark-picture.tsx'
import styles from './signature.module.css'

const nameLength = 100
const initialsLength = 8

/** A name and initials in a hand. */
export function AdoptByTyping({ adoption, change, problem, ids }: AdoptPartProps) {
  const { adopt } = useWords()
  const { name, initials } = adoption

  return (
    <>
      <div className={styles.pair}>
        <AdoptText
          id={ids.name}
          label={adopt.name}
          value={name}
          maxLength={nameLength}
          problem={problemAt(problem, 'name')}
          onChange={(value) => change({ name: value })}
        />
        <InitialsText adoption={adoption} change={change} problem={problem} ids={ids} />
      </div>
      <div className={styles.preview}>
        <span className={styles.previewLabel}>{adopt.preview}</span>
        <MarkPicture
          mark={{ kind: 'typed', text: name }}
          label={adopt.previewSignature(name)}
          size="signature"
        />
        <MarkPicture
          mark={{ kind: 'typed', text: initials }}
          label={adopt.previewInitials(initials)}
          size="initials"
        />
      </div>
    </>
  )
}

export function InitialsText({ adoption, change, problem, ids }: AdoptPartProps) {
  const { adopt } = useWords()
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
