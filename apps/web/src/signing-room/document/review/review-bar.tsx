import { BarStatus } from '../../ui/bar-status.tsx'
import styles from '../../ui/page.module.css'
import { RoomButton } from '../../ui/room-button.tsx'
import { useFinish } from '../../steps/use-finish.ts'
import type { PageStanding } from '../../steps/use-standing.ts'
import { useMessages } from '../../i18n/messages.tsx'
import type { RoomProblem } from '../../room/room-problem.ts'
import type { Review } from './use-review.ts'

interface ReviewBarProps {
  standing: PageStanding
  review: Review
  onRefused: (problem: RoomProblem) => void
}

const statusId = 'review-what-is-left'

/** Always in reach: the way back to the answers, and the end. */
export function ReviewBar({ standing, review, onRefused }: ReviewBarProps) {
  const t = useMessages()
  const left = standing.left.length
  const { finishing, finish } = useFinish((problem) => {
    // The answers that are to blame stand on the other page, and so does what is said of them.
    review.giveWay()
    onRefused(problem)
  })

  function finishFromHere() {
    review.settle()
    void finish()
  }

  return (
    <section className={styles.bar} aria-label={t.bar.label} data-primary-bar>
      <BarStatus id={statusId} left={left} />
      <RoomButton
        kind={left > 0 ? 'primary' : 'secondary'}
        disabled={finishing}
        onClick={() => review.leave()}
      >
        {t.review.back}
      </RoomButton>
      <RoomButton
        kind={left > 0 ? 'secondary' : 'primary'}
        disabled={left > 0}
        busy={finishing}
        aria-describedby={statusId}
        onClick={finishFromHere}
      >
        {finishing ? t.bar.finishing : t.bar.finish}
      </RoomButton>
    </section>
  )
}
