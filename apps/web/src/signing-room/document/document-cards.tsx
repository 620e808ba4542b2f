import { startTransition, useEffect, useState } from 'react'
import type { RoomProgress } from '../room/use-room-progress.ts'
import { DocumentCard } from './document-card.tsx'

/** Forms that are rendered in one step: on a slow phone each takes a tenth of a second. */
const formsAtOnce = 2

/** All forms, one below the other: the first can be read before the others are rendered. */
export function DocumentCards({ progress }: { progress: RoomProgress }) {
  const { documents } = progress.plan
  const [shown, setShown] = useState(1)
  useEffect(() => {
    if (shown < documents.length) {
      startTransition(() => setShown(shown + formsAtOnce))
    }
  }, [shown, documents.length])

  return documents.map((plan, index) => (
    <DocumentCard
      key={plan.document.documentId}
      plan={plan}
      index={index}
      progress={progress}
      isShown={index < shown}
    />
  ))
}
