import { AnswerText } from '../document/reading/answer-text.tsx'
import readingStyles from '../document/reading/reading.module.css'
import { useRoom, useRoomState } from '../room/room-context.ts'
import { Panel } from '../ui/room-layout.tsx'
import styles from './key-terms.module.css'
import { findKeyTerms } from './find-key-terms.ts'
import type { KeyTerms as KeyTermGroup } from './find-key-terms.ts'
import { useRoomMessages } from '../../i18n/room/messages.ts'

/** Rent, dates, deposit, late fee and pets at a glance, before the forms. */
export function KeyTerms() {
  const { keyTerms } = useRoomMessages()
  const groups = useKeyTerms()

  return groups.length === 0 ? null : (
    <Panel titleId="key-terms">
      <h2 id="key-terms">{keyTerms.heading}</h2>
      <TermGroups groups={groups} />
    </Panel>
  )
}

/** The same where a resident has seen them already: folded. */
export function FoldedKeyTerms() {
  const { keyTerms } = useRoomMessages()
  const groups = useKeyTerms()

  return groups.length === 0 ? null : (
    <details className={styles.folded}>
      <summary>{keyTerms.heading}</summary>
      <TermGroups groups={groups} />
    </details>
  )
}

function useKeyTerms(): KeyTermGroup[] {
  const { documents } = useRoom()
  const answers = useRoomState((state) => state.answers)
  return findKeyTerms(documents, answers)
}

function TermGroups({ groups }: { groups: readonly KeyTermGroup[] }) {
  const { keyTerms } = useRoomMessages()
  return (
    <>
      <p>{keyTerms.explain}</p>
      <div className={styles.terms}>
        {groups.map(({ name, fields }) => (
          <section key={name} aria-labelledby={`key-terms-${name}`}>
            <h3 id={`key-terms-${name}`}>{keyTerms.groups[name]}</h3>
            <dl className={readingStyles.answers}>
              {fields.map((field) => (
                <AnswerText key={field.answerKey} field={field} />
              ))}
            </dl>
          </section>
        ))}
      </div>
    </>
  )
}
