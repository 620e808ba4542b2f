import { useState } from 'react'
import type { ComponentType } from 'react'
import { RoomButton } from '../ui/room-button.tsx'
import { otherChoicesId } from './top-bar.tsx'
import styles from '../ui/page.module.css'
import { useRoom } from '../room/room-context.ts'
import { useMessages } from '../i18n/messages.tsx'
import { AskOwner, AskForPaper, ReportWrongRecipient } from './message-owner.tsx'

/** What one can do other than sign, in the same place on every page (WCAG 3.2.6). */
export function OtherChoices() {
  const { help } = useMessages()
  const owner = useRoom().role === 'LLSign'

  return (
    <section className={styles.panel} aria-labelledby={otherChoicesId}>
      <h2 id={otherChoicesId} tabIndex={-1}>
        {help.heading}
      </h2>
      {!owner && (
        <>
          <AskForPaper />
          <AskOwner />
          <ReportWrongRecipient />
        </>
      )}
      <details className={styles.choice}>
        <summary>{help.later}</summary>
        <p>{owner ? help.ownerLaterText : help.laterText}</p>
      </details>
      <Decline />
    </section>
  )
}

/** The dialog is fetched by those who open it. */
function Decline() {
  const { help, problems } = useMessages()
  const [Dialog, setDialog] = useState<ComponentType<{ onClose: () => void }>>()
  const [failed, setFailed] = useState(false)

  async function open() {
    const fetched = await import('./decline-dialog.tsx').catch(() => undefined)
    setFailed(!fetched)
    setDialog(() => fetched?.DeclineDialog)
  }

  return (
    <>
      <RoomButton kind="secondary" onClick={() => void open()}>
        {help.decline}
      </RoomButton>
      {failed && <p role="alert">{problems.unreachable}</p>}
      {Dialog && <Dialog onClose={() => setDialog(undefined)} />}
    </>
  )
}
