import { useEffect } from 'react'
import type { ReactNode } from 'react'
import { Button } from '../../ui/button.tsx'
import type { Messages } from '../i18n/en.ts'
import { useMessages } from '../i18n/messages.tsx'
import { leaveRoom } from '../room/parent-window.ts'
import { useRoom, useRoomStore } from '../room/room-context.ts'
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
