import { useCallback, useEffect, useRef } from 'react'
import { Announcer } from './page/announcer.tsx'
import { ShowPageProvider } from './page/page-title.tsx'
import styles from './page/page.module.css'
import { sayReady } from './session/frame.ts'
import { useRoom, useRoomState, useWords } from './session/room-context.ts'
import { ConsentPage } from './steps/consent-page.tsx'
import { ClosedPage, DeclinedPage, DisownedPage, FinishedPage } from './steps/end-page.tsx'
import { FillPage } from './steps/fill-page.tsx'
import { GonePage, UnreachablePage } from './steps/no-room-page.tsx'
import { SignPage } from './steps/sign-page.tsx'

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
  const { room } = useWords()
  const screen = useRoomState((state) => state.screen)
  const drawn = screen.kind !== 'opening'
  useEffect(() => {
    if (drawn) {
      sayReady()
    }
  }, [drawn])

  switch (screen.kind) {
    case 'opening':
      return (
        <main className={styles.page} aria-label={room.opening} aria-busy>
          <p className={styles.opening}>{room.opening}</p>
        </main>
      )
    case 'unreachable':
      return <UnreachablePage />
    case 'gone':
      return <GonePage why={screen.why} />
    case 'room':
      return <OpenRoom />
  }
}

function OpenRoom() {
  const { state, task, consent } = useRoom()

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
  if (task === 'fill') {
    return <FillPage />
  }

  return consent.required && !consent.givenAt ? <ConsentPage /> : <SignPage />
}
