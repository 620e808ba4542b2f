import type { DocumentPlaces } from '@countersign/contract/schemas/signing-room/room-places'
import type { ReactNode } from 'react'
import { useLoad } from '../../../lib/use-load.ts'
import { useDocumentView } from '../../room/document-view.ts'
import { PdfPagesError } from './pdf-pages-error.tsx'
import { useRoomMessages } from '../../../i18n/room/messages.ts'

interface WithPlacesProps {
  /** Of the words shown while the places are loaded. */
  className: string | undefined
  children: (places: readonly DocumentPlaces[]) => ReactNode
}

export function WithPlaces({ className, children }: WithPlacesProps) {
  const { pageView } = useRoomMessages()
  const { loadPlaces } = useDocumentView()
  const loaded = useLoad(loadPlaces)

  switch (loaded.kind) {
    case 'loading':
      return <p className={className}>{pageView.opening}</p>
    case 'failed':
      return <PdfPagesError retry={loaded.retry} />
    case 'loaded':
      return children(loaded.value.documents)
  }
}
