import { useEffect } from 'react'
import { RoomLayout } from '../../ui/room-layout.tsx'
import { StepTitle } from '../../ui/step-title.tsx'
import styles from '../../ui/page.module.css'
import type { RoomProgress } from '../../room/use-room-progress.ts'
import { useRoom } from '../../room/room-context.ts'
import { useMessages } from '../../i18n/messages.tsx'
import type { RoomProblem } from '../../room/room-problem.ts'
import { ReviewBar } from './review-bar.tsx'
import { ReviewForm } from './review-form.tsx'
import { ReviewList } from './review-list.tsx'
import { MissingList } from './missing-list.tsx'
import type { Review } from './use-review.ts'

interface ReviewStepProps {
  standing: RoomProgress
  review: Review
  onRefused: (problem: RoomProblem) => void
}

const reviewTitleId = 'review-title'

/** Every form as the residents will see it, before the owner lets it go. */
export function ReviewStep({ standing, review, onRefused }: ReviewStepProps) {
  const t = useMessages()
  const room = useRoom()
  const { documents } = standing.plan
  useEscape(review.close)

  return (
    <RoomLayout titleId={reviewTitleId}>
      <header className={styles.head}>
        <StepTitle id={reviewTitleId}>{t.review.title}</StepTitle>
        <p>{t.fill.intro(room.packetName, room.premises)}</p>
        <p>{t.review.explain}</p>
        <MissingList standing={standing} goTo={review.close} />
        <ReviewList standing={standing} />
      </header>
      {documents.map((plan, index) => (
        <ReviewForm
          key={plan.document.documentId}
          document={plan.document}
          index={index}
          standing={standing}
          goTo={review.close}
        />
      ))}
      <p className={styles.ending}>{t.fill.ending}</p>
      <ReviewBar standing={standing} review={review} onRefused={onRefused} />
    </RoomLayout>
  )
}

function useEscape(leave: Review['close']) {
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
