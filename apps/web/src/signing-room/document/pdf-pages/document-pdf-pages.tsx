import type { DocumentPlaces } from '@countersign/contract'
import { memo, useMemo } from 'react'
import { FieldControl } from '../../fields/field-control.tsx'
import { formTitleId } from '../../ui/anchors.ts'
import type { DocumentPlan } from '../../room/room-plan.ts'
import { ReadEnd } from '../read-end.tsx'
import readingStyles from '../reading/reading.module.css'
import { useRoom } from '../../room/room-context.ts'
import { useMessages } from '../../i18n/messages.tsx'
import { PdfPage } from './pdf-page.tsx'
import { PdfPagesError } from './pdf-pages-error.tsx'
import styles from './pdf-page.module.css'
import { planPdfPages } from './pdf-page-plan.ts'
import { usePdfPages } from './use-pdf-pages.ts'
import { useFieldPlaces } from './use-field-places.ts'
import { usePageScale } from './use-page-scale.ts'

/** A form as the pages of its PDF, with each control at its place. */
export function DocumentPdfPages({ plan }: { plan: DocumentPlan }) {
  const { pageView } = useMessages()
  const state = useFieldPlaces()
  const { documentId } = plan.document

  switch (state.kind) {
    case 'waiting':
      return <p className={styles.waiting}>{pageView.opening}</p>
    case 'failed':
      return <PdfPagesError again={state.again} />
    case 'known': {
      const places = state.places.documents.find((known) => known.documentId === documentId)
      return places ? <Pages plan={plan} places={places} /> : <PdfPagesError />
    }
  }
}

interface PagesProps {
  plan: DocumentPlan
  places: DocumentPlaces
}

const Pages = memo(function Pages({ plan, places }: PagesProps) {
  const { room } = useMessages()
  const { role } = useRoom()
  const planned = useMemo(() => planPdfPages(plan, places, role), [plan, places, role])
  const state = usePdfPages(plan.document)
  const pdf = state.kind === 'open' ? state.pdf : undefined
  const { documentId } = plan.document
  const widest = Math.max(...planned.pages.map(({ width }) => width))
  const { frame, scale, wide } = usePageScale(widest)

  return (
    // Wider than the window it scrolls by itself, by keyboard too (WCAG 2.1.1).
    <div
      className={styles.pages}
      ref={frame}
      data-view-shown="page"
      data-wide={wide}
      lang="en"
      {...(wide && { tabIndex: 0, role: 'group', 'aria-labelledby': formTitleId(documentId) })}
    >
      {state.kind === 'failed' && <PdfPagesError again={state.again} />}
      {pagesOf(planned.pages, pdf?.sizes ?? []).map((page, index, all) => (
        <PdfPage
          key={index}
          number={index + 1}
          total={all.length}
          page={page}
          pdf={pdf}
          scale={scale}
        />
      ))}
      {planned.unplaced.length > 0 && (
        <div className={readingStyles.fields} role="group" aria-label={room.otherAnswers}>
          {planned.unplaced.map((slot) => (
            <FieldControl key={slot.id} slot={slot} />
          ))}
        </div>
      )}
      {pdf && <ReadEnd documentId={documentId} />}
    </div>
  )
})

type Page = ReturnType<typeof planPdfPages>['pages'][number]

/** An answer that found no room goes on on a sheet behind the form's own pages. */
function pagesOf(own: Page[], sizes: readonly { width: number; height: number }[]): Page[] {
  const sheets = sizes.slice(own.length)
  return [
    ...own,
    ...sheets.map((size) => ({
      ...size,
      controls: [],
      mirroredValues: [],
      entered: [],
      landmarks: [],
    })),
  ]
}
