import type { Answer } from '@countersign/answers/answer'
import type { OpenedRoom } from '../../room/opened-room.ts'
import type { RoomDocument } from '@countersign/contract/schemas/signing-room/room-document'
import { useCallback } from 'react'
import { openPdfDocument } from '../../../ui/pdf-pages/open-pdf-document.ts'
import type { PdfPages } from '../../../ui/pdf-pages/open-pdf-document.ts'
import { useRoomPart, useRoomState, useRoomStore } from '../../room/room-context.ts'
import { useDocumentView } from '../../room/document-view.ts'
import { canChangeHere } from './pdf-page-plan.ts'
import { useLoad } from '../../../lib/use-load.ts'
import type { Load } from '../../../lib/use-load.ts'

/**
 * A form's PDF with the answers of everybody else drawn in. It is fetched again when one of those
 * changes.
 */
export function usePdfPages(document: RoomDocument): Load<PdfPages> {
  const store = useRoomStore()
  const { openInOrder } = useDocumentView()
  const role = useRoomPart((room) => room.role)
  const drawnAnswers = useRoomState((state) => answersOfOthers(document, role, state.answers))
  const { documentId } = document

  const load = useCallback(
    (signal: AbortSignal) =>
      openInOrder(async () => {
        signal.throwIfAborted()
        const file = await store.pagesPdf(documentId)
        return openPdfDocument(await file.arrayBuffer())
      }),
    // eslint-disable-next-line react-hooks/exhaustive-deps -- the server draws these answers
    [store, openInOrder, documentId, drawnAnswers],
  )
  return useLoad(load, closePdf)
}

function closePdf(pdf: PdfPages) {
  pdf.close()
}

/** As text, to compare by value: every save returns a new room. */
function answersOfOthers(
  { fields }: RoomDocument,
  role: OpenedRoom['role'],
  answers: Readonly<Record<string, Answer>>,
): string {
  const others = fields.filter((field) => !canChangeHere(field, role))
  return JSON.stringify(others.map(({ answerKey }) => answers[answerKey]))
}
