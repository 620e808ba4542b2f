import type { RoomField } from '@countersign/contract'
import type { ReactNode } from 'react'
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx'
import { useWords } from '../../room/room-context.ts'
import styles from './reading.module.css'
import { useReviewing } from './reviewing.ts'

interface ReviewedAnswerProps {
  field: RoomField
  label: string
  children: ReactNode
}

/** In a review one's own answer is the way to where it is changed; elsewhere it is only read. */
export function ReviewedAnswer({ field, label, children }: ReviewedAnswerProps) {
  const { review } = useWords()
  const reviewing = useReviewing()
  const spot = reviewing?.spots.get(field.answerKey)
  if (!reviewing || !spot) {
    return children
  }

  // A table is no button's text: it has one below.
  const apart = field.type === 'table'
  const words = review.changeAnswer(label)
  return (
    <>
      {apart && children}
      <button type="button" className={styles.toChange} onClick={() => reviewing.change(spot)}>
        {apart ? words : children}
        {!apart && <VisuallyHidden> {words}</VisuallyHidden>}
      </button>
    </>
  )
}
