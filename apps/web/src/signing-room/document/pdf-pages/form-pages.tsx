import type { DocumentPlaces } from '@countersign/contract/schemas/signing-room/room-places'
import { clsx } from 'clsx'
import { memo, useMemo } from 'react'
import fieldStyles from '../../fields/field.module.css'
import { SlotControl } from '../../fields/slot-control.tsx'
import { useRoomPart } from '../../room/room-context.ts'
import type { FieldSlot } from '../../room/field-slot.ts'
import type { DocumentPlan } from '../../room/room-plan.ts'
import { formTitleId, viewAnchor } from '../../ui/anchors.ts'
import { ReadEnd } from '../read-end.tsx'
import readingStyles from '../reading/reading.module.css'
import { PdfPage } from './pdf-page.tsx'
import styles from './pdf-page.module.css'
import { planPdfPages } from './pdf-page-plan.ts'
import type { PdfPagePlan } from './pdf-page-plan.ts'
import { PdfPagesError } from './pdf-pages-error.tsx'
import { usePageScale } from './use-page-scale.ts'
import { usePdfPages } from './use-pdf-pages.ts'
import { useRoomMessages } from '../../../i18n/room/messages.ts'

interface FormPagesProps {
  plan: DocumentPlan
  places: DocumentPlaces
  /** Every slot of the room: an answer shown here may be asked elsewhere. */
  slots: readonly FieldSlot[]
  /** Beside the questions: what is around the pages scrolls them, and no reading is recorded. */
  isSideBySide?: boolean
}

/** The pages of a form, each control on its rectangle, then what has no rectangle. */
export const FormPages = memo(function FormPages({
  plan,
  places,
  slots,
  isSideBySide = false,
}: FormPagesProps) {
  const { common } = useRoomMessages()
  const role = useRoomPart((room) => room.role)
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
    <div
      className={styles.pages}
      ref={frame}
      lang="en"
      {...(isSideBySide
        ? { 'data-side-by-side': true }
        : scrolledByItself(documentId, isWiderThanFrame))}
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
        <div
          className={clsx(readingStyles.fields, fieldStyles.columns)}
          role="group"
          aria-label={common.moreQuestions}
        >
          {planned.unplaced.map((slot) => (
            <SlotControl key={slot.id} slot={slot} />
          ))}
        </div>
      )}
      {pdf && !isSideBySide && <ReadEnd documentId={documentId} />}
    </div>
  )
})

/** Wider than the window the pages scroll by themselves, also by keyboard (WCAG 2.1.1). */
function scrolledByItself(documentId: string, isWiderThanFrame: boolean) {
  return {
    ...viewAnchor('page'),
    'data-wide': isWiderThanFrame,
    ...(isWiderThanFrame && {
      tabIndex: 0,
      role: 'group',
      'aria-labelledby': formTitleId(documentId),
    }),
  }
}

/** An answer that is too long for its rectangle continues on a page after the form's own. */
function withContinuationPages(
  pages: PdfPagePlan[],
  sizes: readonly { width: number; height: number }[],
): PdfPagePlan[] {
  const empty = { controls: [], mirroredValues: [], entered: [], landmarks: [] }
  return [...pages, ...sizes.slice(pages.length).map((size) => ({ ...size, ...empty }))]
}
