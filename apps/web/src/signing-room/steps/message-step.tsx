import type { ReactNode } from 'react'
import { Button } from '../../ui/button.tsx'
import { useMessages } from '../i18n/messages.tsx'
import { useRoomStore } from '../room/room-context.ts'
import { Panel, RoomLayout, StepTitle } from '../ui/room-layout.tsx'

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
