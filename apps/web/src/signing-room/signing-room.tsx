import { useCallback, useEffect, useRef } from 'react'
import { Announcer } from './ui/announcer.tsx'
import { RoomLoading } from './ui/room-loading.tsx'
import { StepShownProvider } from './ui/step-title.tsx'
import { notifyReady } from './room/parent-window.ts'
import { useRoom, useRoomState } from './room/room-context.ts'
import { ConsentStep } from './steps/consent-step.tsx'
import { ClosedStep, DeclinedStep, WrongRecipientStep, FinishedStep } from './steps/end-steps.tsx'
import { SessionEndedStep, UnreachableStep } from './steps/no-session-steps.tsx'
import { LazyFormSteps } from './steps/lazy-form-steps.tsx'

/** What runs in the frame: opens the room and shows this person the step that they are at. */
export function SigningRoom() {
  const shownBefore = useRef(false)
  const showPage = useCallback(() => {
    const before = shownBefore.current
    shownBefore.current = true
    return before
  }, [])

  return (
    <StepShownProvider value={showPage}>
      <Announcer>
        <CurrentPage />
      </Announcer>
    </StepShownProvider>
  )
}

function CurrentPage() {
  const screen = useRoomState((state) => state.screen)
  const drawn = screen.kind !== 'opening'
  useEffect(() => {
    if (drawn) {
      notifyReady()
    }
  }, [drawn])

  switch (screen.kind) {
    case 'opening':
      return <RoomLoading />
    case 'unreachable':
      return <UnreachableStep />
    case 'session-ended':
      return <SessionEndedStep reason={screen.reason} />
    case 'room':
      return <OpenRoom />
  }
}

function OpenRoom() {
  const { state, consent } = useRoom()
  switch (state) {
    case 'finished':
      return <FinishedStep />
    case 'declined':
      return <DeclinedStep />
    case 'disowned':
      return <WrongRecipientStep />
    case 'closed':
      return <ClosedStep />
    case 'open':
      break
  }

  return consent.required && !consent.givenAt ? <ConsentStep /> : <LazyFormSteps />
}
