import { signsByLink } from '@countersign/answers/field'
import { useEffect, useLayoutEffect } from 'react'
import { useRoomMessages } from '../i18n/room/messages.ts'
import { showLanguage } from '../lib/language.ts'
import { FieldControlProvider } from './fields/field-control-context.ts'
import type { OpenedRoom } from './room/opened-room.ts'
import { notifyReady } from './room/parent-window.ts'
import { useRoom, useRoomState, useRoomStore } from './room/room-context.ts'
import type { RoomStore } from './room/room-store.ts'
import { ConsentStep } from './steps/consent-step.tsx'
import { EndStep } from './steps/end-step.tsx'
import { FormSteps } from './steps/form-steps.tsx'
import { LazyStep } from './steps/lazy-step.tsx'
import { UnreachableStep } from './steps/message-step.tsx'
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

/** Residents choose a language; the owner's other pages are in English, and so is the room. */
function useDocumentLanguage() {
  const { code, common } = useRoomMessages()
  const isOwner = useRoomState(
    ({ screen }) => screen.kind === 'room' && !signsByLink(screen.room.role),
  )
  useLayoutEffect(() => {
    if (isOwner) {
      showLanguage('en')
    }
  }, [isOwner])
  useEffect(() => {
    document.documentElement.lang = code
    document.title = `${common.windowTitle} · Countersign`
  }, [code, common])
}

function CurrentStep() {
  useDocumentLanguage()
  const store = useRoomStore()
  const screen = useRoomState((state) => state.screen)
  // The owner's questions tell it themselves: the page around shows one waiting look until then.
  const isReady = screen.kind !== 'opening' && !(screen.kind === 'room' && isFilledOut(screen.room))
  useEffect(() => {
    if (isReady) {
      notifyReady()
    }
  }, [isReady])

  switch (screen.kind) {
    case 'opening':
      return <RoomLoading />
    case 'unreachable':
      return <UnreachableStep onRetry={() => void store.open()} />
    case 'session-ended':
      return <EndStep />
    case 'room':
      return <RoomStep />
  }
}

function isFilledOut({ task, state }: OpenedRoom): boolean {
  return task === 'fill' && state === 'open'
}

function RoomStep() {
  const { state, consent, documents } = useRoom()
  const store = useRoomStore()
  const asks = documents.some((document) => document.asks)
  useEffect(() => {
    // Fetched while somebody reads the consent.
    void loadFormSteps(store, { asks }).catch(() => undefined)
  }, [store, asks])

  switch (state) {
    case 'finished':
    case 'declined':
    case 'wrong-recipient':
    case 'revoked':
    case 'closed':
      return <EndStep />
    case 'open':
      return consent.required && !consent.givenAt ? (
        <ConsentStep />
      ) : (
        <LazyStep load={() => loadFormSteps(store, { asks })} />
      )
  }
}

/** With the controls for answers where there is something to answer. */
async function loadFormSteps(store: RoomStore, { asks }: { asks: boolean }) {
  const controls = asks ? await import('./fields/field-control.tsx') : undefined

  if (controls) {
    store.showSums(controls.computeSums)
  }
  return () => (
    <FieldControlProvider value={controls?.renderFieldControl}>
      <FormSteps />
    </FieldControlProvider>
  )
}
