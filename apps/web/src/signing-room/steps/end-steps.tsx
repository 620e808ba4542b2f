import { useEffect } from 'react'
import type { ReactNode } from 'react'
import { RoomLayout } from '../ui/room-layout.tsx'
import { StepTitle } from '../ui/step-title.tsx'
import { RoomButton } from '../ui/room-button.tsx'
import styles from '../ui/page.module.css'
import { leaveRoom } from '../room/parent-window.ts'
import { useRoom } from '../room/room-context.ts'
import { useMessages } from '../i18n/messages.tsx'
import type { Messages } from '../i18n/en.ts'

/** Long enough to see that it worked; the page that follows says the rest. */
const leaveAfterMs = 1200

/** Filled or signed: says so, and goes on by itself. */
export function FinishedStep() {
  const t = useMessages()
  const { task, role, sender, returnUrl } = useRoom()
  const { title, text } = finishedMessages(t, task === 'fill' ? 'fill' : role, sender.name)
  useEffect(() => {
    const timer = setTimeout(() => leaveRoom(returnUrl, true), leaveAfterMs)
    return () => clearTimeout(timer)
  }, [returnUrl])

  return (
    <EndStep title={title} text={text}>
      <RoomButton kind="primary" onClick={() => leaveRoom(returnUrl, true)}>
        {t.ends.goOn}
      </RoomButton>
    </EndStep>
  )
}

function finishedMessages({ ends }: Messages, who: string, sender: string) {
  switch (who) {
    case 'fill':
      return { title: ends.filledTitle, text: ends.filledText }
    case 'LLSign':
      return { title: ends.ownerSignedTitle, text: ends.ownerSignedText }
    default:
      return { title: ends.signedTitle, text: ends.signedText(sender) }
  }
}

/** Declined, by this person just now or earlier. */
export function DeclinedStep() {
  const { ends } = useMessages()
  const { role, sender, returnUrl } = useRoom()
  const owner = role === 'LLSign' || role === 'LLEdit'

  return (
    <EndStep
      title={ends.declinedTitle}
      text={owner ? ends.ownerDeclinedText : ends.declinedText(sender.name)}
    >
      <RoomButton kind="primary" onClick={() => leaveRoom(returnUrl, false)}>
        {ends.close}
      </RoomButton>
    </EndStep>
  )
}

/** Somebody else had opened the link: it has ended, and whoever sent it knows. */
export function WrongRecipientStep() {
  const { ends } = useMessages()
  const { sender } = useRoom()

  return <EndStep title={ends.disownedTitle} text={ends.disownedText(sender.name)} />
}

/** The packet has gone on, or was ended by somebody else. */
export function ClosedStep() {
  const { ends } = useMessages()
  const { returnUrl } = useRoom()

  return (
    <EndStep title={ends.closedTitle} text={ends.closedText}>
      <RoomButton kind="primary" onClick={() => leaveRoom(returnUrl, false)}>
        {ends.close}
      </RoomButton>
    </EndStep>
  )
}

interface EndPageProps {
  title: string
  text: string
  children?: ReactNode
}

/** A page that says where things stand and what one can do. */
export function EndStep({ title, text, children }: EndPageProps) {
  return (
    <RoomLayout kind="end">
      <div className={styles.panel}>
        <StepTitle>{title}</StepTitle>
        <p>{text}</p>
        {children}
      </div>
    </RoomLayout>
  )
}
