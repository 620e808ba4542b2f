import { useState } from 'react'
import { createDocumentView, DocumentViewProvider } from '../room/document-view.ts'
import { useRoom, useRoomStore } from '../room/room-context.ts'
import { LazyStep } from './lazy-step.tsx'
import { SignStep } from './sign-step.tsx'

/** What the owner's and the signers' steps share, and the signers' step itself. */
export function FormSteps() {
  const { task } = useRoom()
  const store = useRoomStore()
  const [documentView] = useState(() => createDocumentView(store, task))

  return (
    <DocumentViewProvider value={documentView}>
      {task === 'fill' ? <LazyStep load={loadFillStep} /> : <SignStep />}
    </DocumentViewProvider>
  )
}

/** The owner's step is not part of what residents download. */
async function loadFillStep() {
  return (await import('./fill-step.tsx')).FillStep
}
