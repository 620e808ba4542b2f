import { clsx } from 'clsx'
import flexStyles from '../../ui/flex.module.css'
import { AnswerText } from '../document/reading/answer-text.tsx'
import readingStyles from '../document/reading/reading.module.css'
import { useRoom } from '../room/room-context.ts'
import type { OpenedRoom } from '../room/opened-room.ts'
import { Panel } from '../ui/room-layout.tsx'
import { useRoomMessages } from '../../i18n/room/messages.ts'
import textStyles from '../../ui/text.module.css'

/** Rent, dates, deposit, late fee and pets at a glance, before the forms. */
export function KeyTerms() {
  const { keyTerms } = useRoomMessages()
  const { keyTerms: groups = [] } = useRoom()

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
  const { keyTerms: groups = [] } = useRoom()

  return groups.length === 0 ? null : (
    <details className={flexStyles.wide}>
      <summary>{keyTerms.heading}</summary>
      <TermGroups groups={groups} />
    </details>
  )
}

function TermGroups({ groups }: { groups: NonNullable<OpenedRoom['keyTerms']> }) {
  const { keyTerms } = useRoomMessages()
  return (
    <>
      <p>{keyTerms.explain}</p>
      <div className={clsx(flexStyles.tiles, flexStyles.wide)}>
        {groups.map(({ name, fields }) => (
          <section key={name} aria-labelledby={`key-terms-${name}`}>
            <h3 id={`key-terms-${name}`} className={textStyles.label}>
              {keyTerms.groups[name]}
            </h3>
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
