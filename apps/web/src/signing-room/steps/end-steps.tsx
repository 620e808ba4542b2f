import { useEffect } from 'react'
import type { ReactNode } from 'react'
import { Button } from '../../ui/button.tsx'
import type { Messages } from '../i18n/en.ts'
import { useMessages } from '../i18n/messages.tsx'
import { leaveRoom, reloadParent } from '../room/parent-window.ts'
import { useRoom, useRoomStore } from '../room/room-context.ts'
import type { SessionEndReason } from '../room/room-problem.ts'
import { Panel, RoomLayout, StepTitle } from '../ui/room-layout.tsx'

/** Long enough to see that it worked; the page around the frame says the rest. */
const leaveAfterMs = 1200

/** Filled out or signed; leads on automatically. */
export function FinishedStep() {
  const t = useMessages()
  const { task, role, sender, returnUrl } = useRoom()
  const { title, text } = finishedMessages(t, task === 'fill' ? 'fill' : role, sender.name)
  useEffect(() => {
    const timer = setTimeout(() => leaveRoom(returnUrl, true), leaveAfterMs)
    return () => clearTimeout(timer)
  }, [returnUrl])

  return (
    <MessageStep title={title} text={text}>
      <Button kind="primary" onClick={() => leaveRoom(returnUrl, true)}>
        {t.ends.continue}
      </Button>
    </MessageStep>
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

/** Declined by this person, now or earlier. */
export function DeclinedStep() {
  const { ends } = useMessages()
  const { role, sender } = useRoom()
  const isOwner = role === 'LLSign' || role === 'LLEdit'

  return (
    <MessageStep
      title={ends.declinedTitle}
      text={isOwner ? ends.ownerDeclinedText : ends.declinedText(sender.name)}
    >
      <CloseButton />
    </MessageStep>
  )
}

/** Somebody else had opened the link: it no longer works, and the sender was told. */
export function WrongRecipientStep() {
  const { ends } = useMessages()
  const { sender } = useRoom()

  return (
    <MessageStep title={ends.wrongRecipientTitle} text={ends.wrongRecipientText(sender.name)} />
  )
}

/** The owner made this link invalid: why, and where the next one comes from. */
export function RevokedStep() {
  const { ends } = useMessages()
  const { revoked = 'corrected' } = useRoom()

  return <MessageStep {...ends.revoked[revoked]} />
}

/** The packet was finished or ended by somebody else. */
export function ClosedStep() {
  const { ends } = useMessages()

  return (
    <MessageStep title={ends.closedTitle} text={ends.closedText}>
      <CloseButton />
    </MessageStep>
  )
}

function CloseButton() {
  const { ends } = useMessages()
  const { returnUrl } = useRoom()
  return (
    <Button kind="primary" onClick={() => leaveRoom(returnUrl, false)}>
      {ends.close}
    </Button>
  )
}

/** There is no session: why, and what to do. */
export function SessionEndedStep({ reason }: { reason: SessionEndReason }) {
  const { ends } = useMessages()

  switch (reason) {
    case 'closed':
      return <MessageStep title={ends.closedTitle} text={ends.closedText} />
    case 'not-your-turn':
      return <MessageStep title={ends.notYourTurnTitle} text={ends.notYourTurnText} />
    case 'taken-over':
      return (
        <MessageStep title={ends.takenOverTitle} text={ends.takenOverText}>
          <Button kind="primary" onClick={reloadParent}>
            {ends.continueHere}
          </Button>
        </MessageStep>
      )
    case 'expired':
      return (
        <MessageStep title={ends.expiredTitle} text={ends.expiredText}>
          <Button kind="primary" onClick={reloadParent}>
            {ends.reopen}
          </Button>
          <p>{ends.reopenByLink}</p>
        </MessageStep>
      )
  }
}

/** The server did not respond when the room was opened. */
export function UnreachableStep() {
  const { ends } = useMessages()
  const store = useRoomStore()

  return (
    <MessageStep title={ends.unreachableTitle} text={ends.unreachableText}>
      <Button kind="primary" onClick={() => void store.open()}>
        {ends.retry}
      </Button>
    </MessageStep>
  )
}

interface MessageStepProps {
  title: string
  text: string
  children?: ReactNode
}

/** One message in the middle of the window, with what one can do. */
export function MessageStep({ title, text, children }: MessageStepProps) {
  return (
    <RoomLayout kind="message">
      <Panel>
        <StepTitle>{title}</StepTitle>
        <p>{text}</p>
        {children}
      </Panel>
    </RoomLayout>
  )
}
