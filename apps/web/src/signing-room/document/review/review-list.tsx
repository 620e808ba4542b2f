import type { RoomDocument } from '@countersign/contract'
import { FormProgress } from '../form-progress.tsx'
import { goTo } from '../../steps/go-to.ts'
import styles from '../../ui/page.module.css'
import type { PageStanding } from '../../steps/use-standing.ts'
import { useMessages } from '../../i18n/messages.tsx'

/** The id of a form's title in the review: the one in the page that fills it out is another. */
export function reviewId(documentId: string): string {
  return `review-${documentId}`
}

/** How many required answers this form shows as missing; one that several forms share counts in each. */
export function blanksIn({ left }: PageStanding, { fields }: RoomDocument): number {
  const keys = new Set(fields.map((field) => field.answerKey))
  return left.filter((slot) => keys.has(slot.answerKey)).length
}

/** The forms in their order, each with the way to it. */
export function ReviewList({ standing }: { standing: PageStanding }) {
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
                goTo(reviewId(document.documentId))?.scrollIntoView({ block: 'start' })
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
