import type { DocumentPlaces } from '@countersign/contract'
import { memo, useMemo } from 'react'
import { FieldControl } from '../../fields/field-control.tsx'
import { useMessages } from '../../i18n/messages.tsx'
import { useRoom } from '../../room/room-context.ts'
import type { FieldSlot } from '../../room/field-slot.ts'
import type { DocumentPlan } from '../../room/room-plan.ts'
import { formTitleId, viewAnchor } from '../../ui/anchors.ts'
import { useDocumentView } from '../document-view.ts'
import { ReadEnd } from '../read-end.tsx'
import readingStyles from '../reading/reading.module.css'
import { PdfPage } from './pdf-page.tsx'
import styles from './pdf-page.module.css'
import { planPdfPages } from './pdf-page-plan.ts'
import type { PdfPagePlan } from './pdf-page-plan.ts'
import { PdfPagesError } from './pdf-pages-error.tsx'
import { useLoad } from '../../../lib/use-load.ts'
import { usePageScale } from './use-page-scale.ts'
import { usePdfPages } from './use-pdf-pages.ts'

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
      return places ? <Pages plan={plan} places={places} slots={slots} /> : <PdfPagesError />
    }
  }
}

const Pages = memo(function Pages({
  plan,
  places,
  slots,
}: DocumentPdfPagesProps & { places: DocumentPlaces }) {
  const { common } = useMessages()
  const { role } = useRoom()
  const planned = useMemo(() => planPdfPages(plan, places, role), [plan, places, role])
  const loaded = usePdfPages(plan.document)
  const pdf = loaded.kind === 'loaded' ? loaded.value : undefined
  const { documentId } = plan.document
  const maxWidth = Math.max(...planned.pages.map(({ width }) => width))
  const { frame, scale, isWiderThanFrame } = usePageScale(maxWidth)
  const controlIds = useMemo(
    () => new Map(slots.map(({ answerKey, id }) => [answerKey, id])),
    [slots],
  )

  return (
    // Wider than the window it scrolls by itself, also by keyboard (WCAG 2.1.1).
    <div
      className={styles.pages}
      ref={frame}
      {...viewAnchor('page')}
      data-wide={isWiderThanFrame}
      lang="en"
      {...(isWiderThanFrame && {
        tabIndex: 0,
        role: 'group',
        'aria-labelledby': formTitleId(documentId),
      })}
    >
      {loaded.kind === 'failed' && <PdfPagesError retry={loaded.retry} />}
      {withContinuationPages(planned.pages, pdf?.sizes ?? []).map((page, index, all) => (
        <PdfPage
          key={index}
          number={index + 1}
          total={all.length}
          page={page}
          pdf={pdf}
          scale={scale}
          controlIds={controlIds}
        />
      ))}
      {planned.unplaced.length > 0 && (
        <div className={readingStyles.fields} role="group" aria-label={common.moreQuestions}>
          {planned.unplaced.map((slot) => (
            <FieldControl key={slot.id} slot={slot} />
          ))}
        </div>
      )}
      {pdf && <ReadEnd documentId={documentId} />}
    </div>
  )
})

/** An answer that is too long for its rectangle continues on a page after the form's own. */
function withContinuationPages(
  pages: PdfPagePlan[],
  sizes: readonly { width: number; height: number }[],
): PdfPagePlan[] {
  const empty = { controls: [], mirroredValues: [], entered: [], landmarks: [] }
  return [...pages, ...sizes.slice(pages.length).map((size) => ({ ...size, ...empty }))]
}
