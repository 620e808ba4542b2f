import { useState } from 'react'
import { RoomButton } from '../page/room-button.tsx'
import styles from '../page/page.module.css'
import { useRoom, useWords } from '../session/room-context.ts'
import { DeclineDialog } from './decline-dialog.tsx'

/** What one can do other than sign, in the same place on every page (WCAG 3.2.6). */
export function OtherChoices() {
  const { help } = useWords()
  const { role, sender, person } = useRoom()
  const [declining, setDeclining] = useState(false)
  const choices =
    role === 'LLSign'
      ? [{ term: help.later, text: help.ownerLaterText }]
      : [
          { term: help.paper, text: help.paperText(sender.name) },
          { term: help.ask, text: help.askText(sender.name) },
          { term: help.notMe, text: help.notMeText(person.name, sender.name) },
          { term: help.later, text: help.laterText },
        ]

  return (
    <section className={styles.panel} aria-labelledby="other-choices">
      <h2 id="other-choices">{help.heading}</h2>
      {choices.map(({ term, text }) => (
        <details key={term} className={styles.choice}>
          <summary>{term}</summary>
          <p>{text}</p>
        </details>
      ))}
      <RoomButton kind="secondary" onClick={() => setDeclining(true)}>
        {help.decline}
      </RoomButton>
      {declining && <DeclineDialog onClose={() => setDeclining(false)} />}
    </section>
  )
}
