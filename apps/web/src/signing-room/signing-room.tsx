import { useEffect } from 'react'
import { notifyReady } from './room/parent-window.ts'
import { useRoom, useRoomState } from './room/room-context.ts'
import { ConsentStep } from './steps/consent-step.tsx'
import {
  ClosedStep,
  DeclinedStep,
  FinishedStep,
  RevokedStep,
  SessionEndedStep,
  UnreachableStep,
  WrongRecipientStep,
} from './steps/end-steps.tsx'
import { LazyStep } from './steps/lazy-step.tsx'
import { Announcer } from './ui/announcer.tsx'
import { RoomLoading, StepShownProvider } from './ui/room-layout.tsx'

/** The page inside the frame: opens the room and shows the step that this person is at. */
export function SigningRoom() {
  return (
    <StepShownProvider>
      <Announcer>
        <CurrentStep />
      </Announcer>
    </StepShownProvider>
  )
}

function CurrentStep() {
  const screen = useRoomState((state) => state.screen)
  const isReady = screen.kind !== 'opening'
  useEffect(() => {
    if (isReady) {
      notifyReady()
    }
  }, [isReady])

  switch (screen.kind) {
    case 'opening':
      return <RoomLoading />
    case 'unreachable':
      return <UnreachableStep />
    case 'session-ended':
      return <SessionEndedStep reason={screen.reason} />
    case 'room':
      return <RoomStep />
  }
}

function RoomStep() {
  const { state, consent } = useRoom()
  switch (state) {
    case 'finished':
      return <FinishedStep />
    case 'declined':
      return <DeclinedStep />
    case 'disowned':
      return <WrongRecipientStep />
    case 'revoked':
      return <RevokedStep />
    case 'closed':
      return <ClosedStep />
    case 'open':
      return consent.required && !consent.givenAt ? (
        <ConsentStep />
      ) : (
        <LazyStep load={loadFormSteps} />
      )
  }
}

/** The chunk with everything that reads, asks and signs; fetched while somebody reads the consent. */
export async function loadFormSteps() {
  return (await import('./steps/form-steps.tsx')).FormSteps
}
