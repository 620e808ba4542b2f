import { useCallback, useEffect, useRef } from 'react'
import { Announcer } from './ui/announcer.tsx'
import { OpeningPage } from './ui/opening-page.tsx'
import { ShowPageProvider } from './ui/page-title.tsx'
import { sayReady } from './room/frame.ts'
import { useRoom, useRoomState } from './room/room-context.ts'
import { ConsentPage } from './steps/consent-page.tsx'
import { ClosedPage, DeclinedPage, DisownedPage, FinishedPage } from './steps/end-page.tsx'
import { GonePage, UnreachablePage } from './steps/no-room-page.tsx'
import { WorkLater } from './steps/work-later.tsx'

/** What runs in the frame: opens the room and shows this person the step that they are at. */
export function SigningRoom() {
  const shownBefore = useRef(false)
  const showPage = useCallback(() => {
    const before = shownBefore.current
    shownBefore.current = true
    return before
  }, [])

  return (
    <ShowPageProvider value={showPage}>
      <Announcer>
        <CurrentPage />
      </Announcer>
    </ShowPageProvider>
  )
}

function CurrentPage() {
  const screen = useRoomState((state) => state.screen)
  const drawn = screen.kind !== 'opening'
  useEffect(() => {
    if (drawn) {
      sayReady()
    }
  }, [drawn])

  switch (screen.kind) {
    case 'opening':
      return <OpeningPage />
    case 'unreachable':
      return <UnreachablePage />
    case 'gone':
      return <GonePage why={screen.why} />
    case 'room':
      return <OpenRoom />
  }
}

function OpenRoom() {
  const { state, consent } = useRoom()
  switch (state) {
    case 'finished':
      return <FinishedPage />
    case 'declined':
      return <DeclinedPage />
    case 'disowned':
      return <DisownedPage />
    case 'closed':
      return <ClosedPage />
    case 'open':
      break
  }

  return consent.required && !consent.givenAt ? <ConsentPage /> : <WorkLater />
}
