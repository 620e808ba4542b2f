import { RoomButton } from '../ui/room-button.tsx'
import { reloadParent } from '../room/parent-window.ts'
import { useRoomStore } from '../room/room-context.ts'
import { useMessages } from '../i18n/messages.tsx'
import type { SessionEndReason } from '../room/room-problem.ts'
import { EndStep } from './end-steps.tsx'

/** There is no room for this person: each reason in plain words, with what to do. */
export function SessionEndedStep({ reason }: { reason: SessionEndReason }) {
  const { ends } = useMessages()

  switch (reason) {
    case 'closed':
      return <EndStep title={ends.closedTitle} text={ends.closedText} />
    case 'not-your-turn':
      return <EndStep title={ends.notYourTurnTitle} text={ends.notYourTurnText} />
    case 'taken-over':
      return (
        <EndStep title={ends.takenOverTitle} text={ends.takenOverText}>
          <RoomButton kind="primary" onClick={reloadParent}>
            {ends.takeBack}
          </RoomButton>
        </EndStep>
      )
    case 'lost':
      return (
        <EndStep title={ends.lostTitle} text={ends.lostText}>
          <RoomButton kind="primary" onClick={reloadParent}>
            {ends.reopen}
          </RoomButton>
          <p>{ends.reopenByLink}</p>
        </EndStep>
      )
  }
}

/** The server did not answer at all when the room was opened. */
export function UnreachableStep() {
  const { ends } = useMessages()
  const store = useRoomStore()

  return (
    <EndStep title={ends.unreachableTitle} text={ends.unreachableText}>
      <RoomButton kind="primary" onClick={() => void store.open()}>
        {ends.again}
      </RoomButton>
    </EndStep>
  )
}
