import { useEffect } from 'react'
import type { ReactNode } from 'react'
import { PageMain } from '../ui/page-main.tsx'
import { PageTitle } from '../ui/page-title.tsx'
import { RoomButton } from '../ui/room-button.tsx'
import styles from '../ui/page.module.css'
import { leaveRoom } from '../room/frame.ts'
import { useRoom } from '../room/room-context.ts'
import { useMessages } from '../i18n/messages.tsx'
import type { Messages } from '../i18n/en.ts'

/** Long enough to see that it worked; the page that follows says the rest. */
const leaveAfterMs = 1200

/** Filled or signed: says so, and goes on by itself. */
export function FinishedPage() {
  const t = useMessages()
  const { task, role, sender, returnUrl } = useRoom()
  const { title, text } = finishedWords(t, task === 'fill' ? 'fill' : role, sender.name)
  useEffect(() => {
    const timer = setTimeout(() => leaveRoom(returnUrl, true), leaveAfterMs)
    return () => clearTimeout(timer)
  }, [returnUrl])

  return (
    <EndPage title={title} text={text}>
      <RoomButton kind="primary" onClick={() => leaveRoom(returnUrl, true)}>
        {t.ends.goOn}
      </RoomButton>
    </EndPage>
  )
}

function finishedWords({ ends }: Messages, who: string, sender: string) {
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
export function DeclinedPage() {
  const { ends } = useMessages()
  const { role, sender, returnUrl } = useRoom()
  const owner = role === 'LLSign' || role === 'LLEdit'

  return (
    <EndPage
      title={ends.declinedTitle}
      text={owner ? ends.ownerDeclinedText : ends.declinedText(sender.name)}
    >
      <RoomButton kind="primary" onClick={() => leaveRoom(returnUrl, false)}>
        {ends.close}
      </RoomButton>
    </EndPage>
  )
}

/** Somebody else had opened the link: it has ended, and whoever sent it knows. */
export function DisownedPage() {
  const { ends } = useMessages()
  const { sender } = useRoom()

  return <EndPage title={ends.disownedTitle} text={ends.disownedText(sender.name)} />
}

/** The packet has gone on, or was ended by somebody else. */
export function ClosedPage() {
  const { ends } = useMessages()
  const { returnUrl } = useRoom()

  return (
    <EndPage title={ends.closedTitle} text={ends.closedText}>
      <RoomButton kind="primary" onClick={() => leaveRoom(returnUrl, false)}>
        {ends.close}
      </RoomButton>
    </EndPage>
  )
}

interface EndPageProps {
  title: string
  text: string
  children?: ReactNode
}

/** A page that says where things stand and what one can do. */
export function EndPage({ title, text, children }: EndPageProps) {
  return (
    <PageMain kind="end">
      <div className={styles.panel}>
        <PageTitle>{title}</PageTitle>
        <p>{text}</p>
        {children}
      </div>
    </PageMain>
  )
}
