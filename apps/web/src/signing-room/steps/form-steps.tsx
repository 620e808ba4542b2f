import { useState } from 'react'
import { createDocumentView, DocumentViewProvider } from '../document/document-view.ts'
import { useRoom, useRoomStore } from '../room/room-context.ts'
import { FillStep } from './fill-step.tsx'
import { SignStep } from './sign-step.tsx'

export function FormSteps() {
  const { task } = useRoom()
  const store = useRoomStore()
  const [documentView] = useState(() => createDocumentView(store))

  return (
    <DocumentViewProvider value={documentView}>
      {task === 'fill' ? <FillStep /> : <SignStep />}
    </DocumentViewProvider>
  )
}
