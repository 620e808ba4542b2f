import { useState } from 'react'
import { createDocumentView, DocumentViewProvider } from '../room/document-view.ts'
import { readPart } from '../room/part-history.ts'
import { isLoadingForms } from '../room/opened-room.ts'
import { useRoom, useRoomStore } from '../room/room-context.ts'
import { RoomLoading } from '../ui/room-layout.tsx'
import { LazyStep } from './lazy-step.tsx'
import { SignStep } from './sign-step.tsx'

/** What the owner's and the signers' steps share, and the signers' step itself. */
export function FormSteps() {
  const { task, draftKey } = useRoom()
  const store = useRoomStore()
  const [documentView] = useState(() => createDocumentView(store, task, readPart(draftKey)))

  return (
    <DocumentViewProvider value={documentView}>
      <CurrentForms />
    </DocumentViewProvider>
  )
}

/** The questions that several forms share come first, so the owner waits for all forms. */
function CurrentForms() {
  const { task, documents } = useRoom()

  if (task === 'sign') {
    return <SignStep />
  }
  return isLoadingForms({ documents }) ? <RoomLoading /> : <LazyStep load={loadFillStep} />
}

/** The owner's step is not part of what residents download. */
async function loadFillStep() {
  return (await import('./fill-step.tsx')).FillStep
}
