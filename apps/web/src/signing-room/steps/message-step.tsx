import type { ReactNode } from 'react'
import { Button } from '../../ui/button.tsx'
import { Panel, RoomLayout, StepTitle } from '../ui/room-layout.tsx'
import { useRoomMessages } from '../../i18n/room/messages.ts'

/** The server did not respond when the room or a step was opened. */
export function UnreachableStep({ onRetry }: { onRetry: () => void }) {
  const { ends } = useRoomMessages()

  return (
    <MessageStep title={ends.unreachableTitle} text={ends.unreachableText}>
      <Button kind="primary" onClick={onRetry}>
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
