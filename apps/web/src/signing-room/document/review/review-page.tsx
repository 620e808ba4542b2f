import { useEffect } from 'react'
import { PageMain } from '../../ui/page-main.tsx'
import { PageTitle } from '../../ui/page-title.tsx'
import styles from '../../ui/page.module.css'
import type { PageStanding } from '../../steps/use-standing.ts'
import { useRoom } from '../../room/room-context.ts'
import { useMessages } from '../../i18n/messages.tsx'
import type { RoomProblem } from '../../room/room-problem.ts'
import { ReviewBar } from './review-bar.tsx'
import { ReviewForm } from './review-form.tsx'
import { ReviewList } from './review-list.tsx'
import { StillMissing } from './still-missing.tsx'
import type { Review } from './use-review.ts'

interface ReviewPageProps {
  standing: PageStanding
  review: Review
  onRefused: (problem: RoomProblem) => void
}

const reviewTitleId = 'review-title'

/** Every form as the residents will see it, before the owner lets it go. */
export function ReviewPage({ standing, review, onRefused }: ReviewPageProps) {
  const t = useMessages()
  const room = useRoom()
  const { documents } = standing.plan
  useEscape(review.leave)

  return (
    <PageMain titleId={reviewTitleId}>
      <header className={styles.head}>
        <PageTitle id={reviewTitleId}>{t.review.title}</PageTitle>
        <p>{t.fill.intro(room.packetName, room.premises)}</p>
        <p>{t.review.explain}</p>
        <StillMissing standing={standing} goTo={review.leave} />
        <ReviewList standing={standing} />
      </header>
      {documents.map((plan, index) => (
        <ReviewForm
          key={plan.document.documentId}
          document={plan.document}
          index={index}
          standing={standing}
          goTo={review.leave}
        />
      ))}
      <p className={styles.ending}>{t.fill.ending}</p>
      <ReviewBar standing={standing} review={review} onRefused={onRefused} />
    </PageMain>
  )
}

function useEscape(leave: Review['leave']) {
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (event.key === 'Escape') {
        leave()
      }
    }
    document.addEventListener('keydown', listen)
    return () => document.removeEventListener('keydown', listen)
  }, [leave])
}
