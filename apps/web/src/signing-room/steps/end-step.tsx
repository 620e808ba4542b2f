import { useEffect } from 'react'
import { Button } from '../../ui/button.tsx'
import { leaveRoom, reloadParent } from '../room/parent-window.ts'
import { leaveParts } from '../room/part-history.ts'
import { useRoom, useRoomState } from '../room/room-context.ts'
import type { SessionEndReason } from '../room/room-problem.ts'
import { MessageStep } from './message-step.tsx'
import type { RoomMessages } from '../../i18n/room/en.ts'
import { useRoomMessages } from '../../i18n/room/messages.ts'

/** Why nothing can be signed here; the packet or this link has ended, or is open somewhere else. */
export function EndStep() {
  const screen = useRoomState((state) => state.screen)

  return screen.kind === 'session-ended' ? (
    <SessionEndedStep reason={screen.reason} />
  ) : (
    <RoomEndedStep />
  )
}

function RoomEndedStep() {
  const { state } = useRoom()
  // At once: the page around the frame may lead on before the frame does.
  useEffect(leaveParts, [])
  switch (state) {
    case 'declined':
      return <DeclinedStep />
    case 'wrong-recipient':
      return <WrongRecipientStep />
    case 'revoked':
      return <RevokedStep />
    case 'closed':
      return <ClosedStep />
    case 'finished':
      return <FinishedStep />
    case 'open':
      return null
  }
}

/** Long enough to see that it worked; the page around the frame says the rest. */
const leaveAfterMs = 1200

/** Filled out or signed; leads on automatically. */
function FinishedStep() {
  const { ends } = useRoomMessages()
  const { task, role, sender, returnUrl } = useRoom()
  const { title, text } = finishedMessages(ends, task === 'fill' ? 'fill' : role, sender.name)
  useEffect(() => {
    const timer = setTimeout(() => leaveRoom(returnUrl, true), leaveAfterMs)
    return () => clearTimeout(timer)
  }, [returnUrl])

  return (
    <MessageStep title={title} text={text}>
      <Button kind="primary" onClick={() => leaveRoom(returnUrl, true)}>
        {ends.continue}
      </Button>
    </MessageStep>
  )
}

function finishedMessages(ends: RoomMessages['ends'], who: string, sender: string) {
  switch (who) {
    case 'fill':
      return { title: ends.filledTitle, text: ends.filledText }
    case 'LLSign':
      return { title: ends.ownerSignedTitle, text: ends.ownerSignedText }
    default:
      return { title: ends.signedTitle, text: ends.signedText(sender) }
  }
}

function DeclinedStep() {
  const { ends } = useRoomMessages()
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
function WrongRecipientStep() {
  const { ends } = useRoomMessages()
  const { sender } = useRoom()

  return (
    <MessageStep title={ends.wrongRecipientTitle} text={ends.wrongRecipientText(sender.name)} />
  )
}

/** The owner made this link invalid: why, and where the next one comes from. */
function RevokedStep() {
  const { ends } = useRoomMessages()
  const { revoked = 'corrected' } = useRoom()

  return <MessageStep {...ends.revoked[revoked]} />
}

/** The packet was finished or ended by somebody else. */
function ClosedStep() {
  const { ends } = useRoomMessages()

  return (
    <MessageStep title={ends.closedTitle} text={ends.closedText}>
      <CloseButton />
    </MessageStep>
  )
}

function CloseButton() {
  const { ends } = useRoomMessages()
  const { returnUrl } = useRoom()
  return (
    <Button kind="primary" onClick={() => leaveRoom(returnUrl, false)}>
      {ends.close}
    </Button>
  )
}

function SessionEndedStep({ reason }: { reason: SessionEndReason }) {
  const { ends } = useRoomMessages()

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
