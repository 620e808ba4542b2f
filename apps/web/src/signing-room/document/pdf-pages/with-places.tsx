import type { DocumentPlaces } from '@countersign/contract/schemas/signing-room/room-places'
import type { ReactNode } from 'react'
import { useLoad } from '../../../lib/use-load.ts'
import { useDocumentView } from '../../room/document-view.ts'
import { OpeningPages } from './opening-pages.tsx'
import { PdfPagesError } from './pdf-pages-error.tsx'

interface WithPlacesProps {
  children: (places: readonly DocumentPlaces[]) => ReactNode
}

export function WithPlaces({ children }: WithPlacesProps) {
  const { loadPlaces } = useDocumentView()
  const loaded = useLoad(loadPlaces)

  switch (loaded.kind) {
    case 'loading':
      return <OpeningPages />
    case 'failed':
      return <PdfPagesError retry={loaded.retry} />
    case 'loaded':
      return children(loaded.value.documents)
  }
}
