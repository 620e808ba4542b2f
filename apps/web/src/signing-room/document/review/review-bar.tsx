import { BarStatus } from '../../ui/bar-status.tsx'
import styles from '../../ui/page.module.css'
import { RoomButton } from '../../ui/room-button.tsx'
import { useFinish } from '../../room/use-finish.ts'
import type { RoomProgress } from '../../room/use-room-progress.ts'
import { useMessages } from '../../i18n/messages.tsx'
import type { RoomProblem } from '../../room/room-problem.ts'
import type { Review } from './use-review.ts'

interface ReviewBarProps {
  standing: RoomProgress
  review: Review
  onRefused: (problem: RoomProblem) => void
}

const statusId = 'review-what-is-left'

/** Always in reach: the way back to the answers, and the end. */
export function ReviewBar({ standing, review, onRefused }: ReviewBarProps) {
  const t = useMessages()
  const left = standing.missing.length
  const { finishing, finish } = useFinish((problem) => {
    // The answers that are to blame stand on the other page, and so does what is said of them.
    review.dismiss()
    onRefused(problem)
  })

  function finishFromHere() {
    review.removeHistoryEntry()
    void finish()
  }

  return (
    <section className={styles.bar} aria-label={t.bar.label} data-primary-bar>
      <BarStatus id={statusId} left={left} />
      <RoomButton
        kind={left > 0 ? 'primary' : 'secondary'}
        disabled={finishing}
        onClick={() => review.close()}
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
