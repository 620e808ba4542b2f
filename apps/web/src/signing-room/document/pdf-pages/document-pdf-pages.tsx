import { useMessages } from '../../i18n/messages.tsx'
import type { FieldSlot } from '../../room/field-slot.ts'
import type { DocumentPlan } from '../../room/room-plan.ts'
import { useDocumentView } from '../document-view.ts'
import { FormPages } from './form-pages.tsx'
import styles from './pdf-page.module.css'
import { PdfPagesError } from './pdf-pages-error.tsx'
import { useLoad } from '../../../lib/use-load.ts'

export interface DocumentPdfPagesProps {
  plan: DocumentPlan
  /** Every slot of the room: an answer shown here may be asked among the deal terms. */
  slots: readonly FieldSlot[]
}

/** A form as the pages of its PDF, with each control on its rectangle. */
export function DocumentPdfPages({ plan, slots }: DocumentPdfPagesProps) {
  const { pageView } = useMessages()
  const { loadPlaces } = useDocumentView()
  const loaded = useLoad(loadPlaces)

  switch (loaded.kind) {
    case 'loading':
      return <p className={styles.loading}>{pageView.opening}</p>
    case 'failed':
      return <PdfPagesError retry={loaded.retry} />
    case 'loaded': {
      const { documentId } = plan.document
      const places = loaded.value.documents.find((other) => other.documentId === documentId)
      return places ? <FormPages plan={plan} places={places} slots={slots} /> : <PdfPagesError />
    }
  }
}
