import { clsx } from 'clsx'
import flexStyles from '../../../ui/flex.module.css'
import noticeStyles from '../../../ui/notice.module.css'
import spaceStyles from '../../../ui/space.module.css'
import type { FieldSlot } from '../../room/field-slot.ts'
import type { RoomProgress } from '../../room/use-room-progress.ts'
import textStyles from '../../../ui/text.module.css'
import { useRoomMessages } from '../../../i18n/room/messages.ts'

interface MissingListProps {
  progress: RoomProgress
  goTo: (id: string) => void
}

export function MissingList({ progress, goTo }: MissingListProps) {
  const { review } = useRoomMessages()
  const { attention } = progress
  if (attention.length === 0) {
    return <p className={textStyles.strong}>{review.nothingMissing}</p>
  }

  return (
    <section
      className={clsx(noticeStyles.notice, noticeStyles.amber, flexStyles.column2)}
      aria-labelledby="review-missing"
    >
      <h2 id="review-missing" className={textStyles.label}>
        {review.missing(attention.length)}
      </h2>
      <ul className={spaceStyles.top2}>
        {attention.map((slot) => (
          <MissingAnswer key={slot.id} slot={slot} progress={progress} goTo={goTo} />
        ))}
      </ul>
    </section>
  )
}

function MissingAnswer({ slot, progress, goTo }: MissingListProps & { slot: FieldSlot }) {
  const { fill } = useRoomMessages()
  const invalid = progress.invalid.find((other) => other.slot === slot)
  const form = progress.plan.documents.find(
    ({ document }) => document.documentId === slot.documentId,
  )

  return (
    <li>
      <a
        className={clsx(textStyles.target, textStyles.strong)}
        href={`#${slot.id}`}
        onClick={(event) => {
          event.preventDefault()
          goTo(slot.id)
        }}
      >
        {invalid ? `${slot.field.label}: ${invalid.message}` : slot.field.label}
      </a>{' '}
      <span className={textStyles.hint}>{form?.document.title ?? fill.dealTerms}</span>
    </li>
  )
}
