import type { FieldSlot } from '../../room/field-slot.ts'
import type { DocumentPlan } from '../../room/room-plan.ts'
import { FormPages } from './form-pages.tsx'
import { PdfPagesError } from './pdf-pages-error.tsx'
import { WithPlaces } from './with-places.tsx'

export interface DocumentPdfPagesProps {
  plan: DocumentPlan
  /** Every slot of the room: an answer shown here may be asked among the deal terms. */
  slots: readonly FieldSlot[]
}

/** A form as the pages of its PDF, with each control on its rectangle. */
export function DocumentPdfPages({ plan, slots }: DocumentPdfPagesProps) {
  const { documentId } = plan.document

  return (
    <WithPlaces>
      {(documents) => {
        const places = documents.find((other) => other.documentId === documentId)
        return places ? <FormPages plan={plan} places={places} slots={slots} /> : <PdfPagesError />
      }}
    </WithPlaces>
  )
}
