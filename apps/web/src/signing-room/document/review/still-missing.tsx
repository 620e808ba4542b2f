import { useWords } from '../../room/room-context.ts'
import type { Spot } from '../../steps/plan-page.ts'
import type { PageStanding } from '../../steps/use-standing.ts'
import styles from './review.module.css'

interface StillMissingProps {
  standing: PageStanding
  goTo: (id: string) => void
}

/** What keeps the owner from finishing, each with the way to its control. */
export function StillMissing({ standing, goTo }: StillMissingProps) {
  const { review } = useWords()
  const { attention } = standing
  if (attention.length === 0) {
    return <p className={styles.whole}>{review.nothingMissing}</p>
  }

  return (
    <section className={styles.missing} aria-labelledby="review-missing">
      <h2 id="review-missing">{review.missing(attention.length)}</h2>
      <ul>
        {attention.map((spot) => (
          <MissingAnswer key={spot.id} spot={spot} standing={standing} goTo={goTo} />
        ))}
      </ul>
    </section>
  )
}

function MissingAnswer({ spot, standing, goTo }: StillMissingProps & { spot: Spot }) {
  const wrong = standing.wrong.find((other) => other.spot === spot)
  return (
    <li>
      <a
        href={`#${spot.id}`}
        onClick={(event) => {
          event.preventDefault()
          goTo(spot.id)
        }}
      >
        {wrong ? `${spot.field.label}: ${wrong.message}` : spot.field.label}
      </a>{' '}
      <span className={styles.where}>{useWhere(spot, standing)}</span>
    </li>
  )
}

function useWhere({ documentId }: Spot, { plan }: PageStanding): string {
  const { fill } = useWords()
  const within = plan.documents.find(({ document }) => document.documentId === documentId)
  return within?.document.title ?? fill.dealTerms
}
