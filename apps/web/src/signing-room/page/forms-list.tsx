import { useWords } from '../session/room-context.ts'
import { titleId } from './document-sheet.tsx'
import { goTo } from './go-to.ts'
import type { PageStanding } from './use-standing.ts'
import styles from './page.module.css'

/** The packet's forms, how far each one is, and the way to it. */
export function FormsList({ standing }: { standing: PageStanding }) {
  const words = useWords()
  const { documents } = standing.plan

  return (
    <nav className={styles.forms} aria-label={words.room.formsHeading}>
      <ol>
        {documents.map(({ document }) => (
          <li key={document.documentId}>
            <a
              href={`#${titleId(document.documentId)}`}
              onClick={(event) => {
                event.preventDefault()
                goToTitle(document.documentId)
              }}
            >
              {document.title}
            </a>
            <FormProgress left={leftIn(standing, document.documentId)} />
          </li>
        ))}
      </ol>
    </nav>
  )
}

export function FormProgress({ left }: { left: number }) {
  const { bar, room } = useWords()
  return (
    <span className={styles.progress} data-done={left === 0}>
      {left === 0 ? room.nothingLeftHere : bar.placesLeft(left)}
    </span>
  )
}

export function leftIn({ left }: PageStanding, documentId: string): number {
  return left.filter((spot) => spot.documentId === documentId).length
}

function goToTitle(documentId: string) {
  goTo(titleId(documentId))?.scrollIntoView({ block: 'start' })
}
