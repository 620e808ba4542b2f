import { useWords } from '../session/room-context.ts'
import { titleId } from './document-sheet.tsx'
import { goTo } from './go-to.ts'
import type { PageStanding } from './use-standing.ts'
import styles from './page.module.css'

/** The parts of the page, how far each one is, and the way to it. */
export function FormsList({ standing }: { standing: PageStanding }) {
  const { fill, room } = useWords()
  const { documents, dealTerms } = standing.plan

  return (
    <nav className={styles.forms} aria-label={room.formsHeading}>
      <ul>
        {dealTerms.length > 0 && (
          <Part id={dealTermsId} title={fill.dealTerms} left={leftIn(standing, undefined)} />
        )}
        {documents.map(({ document }) => (
          <Part
            key={document.documentId}
            id={titleId(document.documentId)}
            title={document.title}
            left={leftIn(standing, document.documentId)}
          />
        ))}
      </ul>
    </nav>
  )
}

export const dealTermsId = 'deal-terms'

function Part({ id, title, left }: { id: string; title: string; left: number }) {
  return (
    <li>
      <a
        href={`#${id}`}
        onClick={(event) => {
          event.preventDefault()
          goTo(id)?.scrollIntoView({ block: 'start' })
        }}
      >
        {title}
      </a>
      <FormProgress left={left} />
    </li>
  )
}

export function FormProgress({ left }: { left: number }) {
  const { room } = useWords()
  return (
    <span className={styles.progress} data-done={left === 0}>
      {left === 0 ? room.nothingLeftHere : room.leftHere(left)}
    </span>
  )
}

/** How much is left in one form; without its id, among the deal terms. */
export function leftIn({ left }: PageStanding, documentId: string | undefined): number {
  return left.filter((spot) => spot.documentId === documentId).length
}
