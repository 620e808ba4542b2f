import { useMessages } from '../../i18n/messages.tsx'
import type { FieldSlot } from '../../steps/plan-page.ts'
import type { PageStanding } from '../../steps/use-standing.ts'
import styles from './review.module.css'

interface StillMissingProps {
  standing: PageStanding
  goTo: (id: string) => void
}

/** What keeps the owner from finishing, each with the way to its control. */
export function StillMissing({ standing, goTo }: StillMissingProps) {
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

function MissingAnswer({ slot, standing, goTo }: StillMissingProps & { slot: FieldSlot }) {
  const wrong = standing.wrong.find((other) => other.slot === slot)
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

function useWhere({ documentId }: FieldSlot, { plan }: PageStanding): string {
  const { fill } = useMessages()
  const within = plan.documents.find(({ document }) => document.documentId === documentId)
  return within?.document.title ?? fill.dealTerms
}
