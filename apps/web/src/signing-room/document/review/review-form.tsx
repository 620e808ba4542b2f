import type { Room, RoomDocument } from '@countersign/contract'
import { useMemo } from 'react'
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx'
import { FormProgress } from '../form-progress.tsx'
import { OpenPdf } from '../open-pdf.tsx'
import styles from '../../ui/page.module.css'
import { formTitleId } from '../../ui/anchors.ts'
import type { DocumentPlan } from '../../room/room-plan.ts'
import { RoomButton } from '../../ui/room-button.tsx'
import type { RoomProgress } from '../../room/use-room-progress.ts'
import { ReadingView } from '../reading/reading-view.tsx'
import { ReviewProvider } from '../reading/review-context.ts'
import type { ReviewContextValue } from '../reading/review-context.ts'
import { useMessages } from '../../i18n/messages.tsx'
import type { Messages } from '../../i18n/en.ts'
import { blanksIn, reviewId } from './review-list.tsx'
import reviewStyles from './review.module.css'

interface ReviewFormProps {
  document: RoomDocument
  index: number
  standing: RoomProgress
  goTo: (id: string) => void
}

/** One form to look over: its text with the answers in it, and the way to change them. */
export function ReviewForm({ document, index, standing, goTo }: ReviewFormProps) {
  const { room, review } = useMessages()
  const { documentId, title, edition } = document
  const plan = useMemo(() => toRead(document), [document])

  return (
    <article className={styles.sheet} aria-labelledby={reviewId(documentId)}>
      <header className={styles.sheetHead}>
        <p className={styles.eyebrow}>
          <span>{room.formOf(index + 1, standing.plan.documents.length)}</span>
          <FormProgress left={blanksIn(standing, document)} />
        </p>
        <h2 id={reviewId(documentId)} className={styles.sheetTitle} lang="en" tabIndex={-1}>
          {title}
        </h2>
        <p className={styles.edition}>{room.edition(edition)}</p>
        <div className={reviewStyles.ways}>
          <RoomButton onClick={() => goTo(formTitleId(documentId))}>
            {review.change}
            <VisuallyHidden> {title}</VisuallyHidden>
          </RoomButton>
          <OpenPdf documentId={documentId} about={reviewId(documentId)}>
            {room.openPdf}
          </OpenPdf>
        </div>
      </header>
      <ReviewProvider value={useReviewingOf(document, standing, goTo)}>
        <ReadingView plan={plan} />
      </ReviewProvider>
    </article>
  )
}

/** The form without anything asked in it. */
function toRead(document: RoomDocument): DocumentPlan {
  return { document, slots: new Map(), unplaced: [] }
}

function useReviewingOf(
  document: RoomDocument,
  { plan, missing: left }: RoomProgress,
  goTo: ReviewFormProps['goTo'],
): ReviewContextValue {
  const { review } = useMessages()
  return useMemo(
    () => ({
      slots: new Map(plan.slots.map((slot) => [slot.answerKey, slot])),
      missing: new Set(left.map((slot) => slot.answerKey)),
      nameRole: (role) => nameIn(document, role, review),
      changeAnswer: (slot) => goTo(slot.id),
    }),
    [document, plan, left, review, goTo],
  )
}

/** As the form itself calls them where they sign, such as its guarantor. */
function nameIn({ reading }: RoomDocument, role: Room['role'], review: Messages['review']): string {
  const blocks = reading.flatMap((node) => (node.kind === 'signatures' ? node.blocks : []))
  const block = blocks.find((other) => other.role === role)
  return block?.label ?? review.resident(role.slice(2))
}
