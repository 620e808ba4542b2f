import type { RoomField } from '@countersign/contract'
import type { ReactNode } from 'react'
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx'
import { useMessages } from '../../i18n/messages.tsx'
import styles from './reading.module.css'
import { useReviewContext } from './review-context.ts'

interface ReviewedAnswerProps {
  field: RoomField
  label: string
  children: ReactNode
}

/** In a review one's own answer is the way to where it is changed; elsewhere it is only read. */
export function ReviewedAnswer({ field, label, children }: ReviewedAnswerProps) {
  const { review } = useMessages()
  const reviewing = useReviewContext()
  const slot = reviewing?.slots.get(field.answerKey)
  if (!reviewing || !slot) {
    return children
  }

  // A table is no button's text: it has one below.
  const apart = field.type === 'table'
  const changeLabel = review.changeAnswer(label)
  return (
    <>
      {apart && children}
      <button
        type="button"
        className={styles.toChange}
        onClick={() => reviewing.changeAnswer(slot)}
      >
        {apart ? changeLabel : children}
        {!apart && <VisuallyHidden> {changeLabel}</VisuallyHidden>}
      </button>
    </>
  )
}
