import { RoomButton } from '../ui/room-button.tsx'
import { reloadAround } from '../room/frame.ts'
import { useRoomStore } from '../room/room-context.ts'
import { useMessages } from '../i18n/messages.tsx'
import type { Gone } from '../room/room-problem.ts'
import { EndPage } from './end-page.tsx'

/** There is no room for this person: each reason in plain words, with what to do. */
export function GonePage({ why }: { why: Gone }) {
  const { ends } = useMessages()

  switch (why) {
    case 'closed':
      return <EndPage title={ends.closedTitle} text={ends.closedText} />
    case 'not-your-turn':
      return <EndPage title={ends.notYourTurnTitle} text={ends.notYourTurnText} />
    case 'taken-over':
      return (
        <EndPage title={ends.takenOverTitle} text={ends.takenOverText}>
          <RoomButton kind="primary" onClick={reloadAround}>
            {ends.takeBack}
          </RoomButton>
        </EndPage>
      )
    case 'lost':
      return (
        <EndPage title={ends.lostTitle} text={ends.lostText}>
          <RoomButton kind="primary" onClick={reloadAround}>
            {ends.reopen}
          </RoomButton>
          <p>{ends.reopenByLink}</p>
        </EndPage>
      )
  }
}

/** The server did not answer at all when the room was opened. */
export function UnreachablePage() {
  const { ends } = useMessages()
  const store = useRoomStore()

  return (
    <EndPage title={ends.unreachableTitle} text={ends.unreachableText}>
      <RoomButton kind="primary" onClick={() => void store.open()}>
        {ends.again}
      </RoomButton>
    </EndPage>
  )
}
