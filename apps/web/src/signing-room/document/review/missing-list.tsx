import { useMessages } from '../../i18n/messages.tsx'
import type { FieldSlot } from '../../room/room-plan.ts'
import type { RoomProgress } from '../../room/use-room-progress.ts'
import styles from './review.module.css'

interface MissingListProps {
  standing: RoomProgress
  goTo: (id: string) => void
}

/** What keeps the owner from finishing, each with the way to its control. */
export function MissingList({ standing, goTo }: MissingListProps) {
  const { review } = useMessages()
  const { attention } = standing
  if (attention.length === 0) {
    return <p className={styles.whole}>{review.nothingMissing}</p>
  }

  return (
    <section className={styles.missing} aria-labelledby="review-missing">
      <h2 id="review-missing">{review.missing(attention.length)}</h2>
      <ul>
        {attention.map((slot) => (
          <MissingAnswer key={slot.id} slot={slot} standing={standing} goTo={goTo} />
        ))}
      </ul>
    </section>
  )
}

function MissingAnswer({ slot, standing, goTo }: MissingListProps & { slot: FieldSlot }) {
  const wrong = standing.invalid.find((other) => other.slot === slot)
  return (
    <li>
      <a
        href={`#${slot.id}`}
        onClick={(event) => {
          event.preventDefault()
          goTo(slot.id)
        }}
      >
        {wrong ? `${slot.field.label}: ${wrong.message}` : slot.field.label}
      </a>{' '}
      <span className={styles.where}>{useWhere(slot, standing)}</span>
    </li>
  )
}

function useWhere({ documentId }: FieldSlot, { plan }: RoomProgress): string {
  const { fill } = useMessages()
  const within = plan.documents.find(({ document }) => document.documentId === documentId)
  return within?.document.title ?? fill.dealTerms
}
