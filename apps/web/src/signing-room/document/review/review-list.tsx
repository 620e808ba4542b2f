import type { RoomDocument } from '@countersign/contract'
import { FormProgress } from '../form-progress.tsx'
import { focusControl } from '../../ui/focus-control.ts'
import styles from '../../ui/page.module.css'
import type { RoomProgress } from '../../room/use-room-progress.ts'
import { useMessages } from '../../i18n/messages.tsx'

/** The id of a form's title in the review: the one in the page that fills it out is another. */
export function reviewId(documentId: string): string {
  return `review-${documentId}`
}

/** How many required answers this form shows as missing; one that several forms share counts in each. */
export function blanksIn({ missing: left }: RoomProgress, { fields }: RoomDocument): number {
  const keys = new Set(fields.map((field) => field.answerKey))
  return left.filter((slot) => keys.has(slot.answerKey)).length
}

/** The forms in their order, each with the way to it. */
export function ReviewList({ standing }: { standing: RoomProgress }) {
  const { room } = useMessages()
  return (
    <nav className={styles.forms} aria-label={room.formsHeading}>
      <ul>
        {standing.plan.documents.map(({ document }) => (
          <li key={document.documentId}>
            <a
              href={`#${reviewId(document.documentId)}`}
              lang="en"
              onClick={(event) => {
                event.preventDefault()
                focusControl(reviewId(document.documentId))?.scrollIntoView({ block: 'start' })
              }}
            >
              {document.title}
            </a>
            <FormProgress left={blanksIn(standing, document)} />
          </li>
        ))}
      </ul>
    </nav>
  )
}
