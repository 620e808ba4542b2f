import { useMessages } from '../i18n/messages.tsx'
import { FormProgress, leftIn } from './form-progress.tsx'
import { goTo } from '../steps/go-to.ts'
import { titleId } from '../steps/plan-page.ts'
import type { PageStanding } from '../steps/use-standing.ts'
import styles from '../ui/page.module.css'

/** The parts of the page, how far each one is, and the way to it. */
export function FormsList({ standing }: { standing: PageStanding }) {
  const { fill, room } = useMessages()
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
      <Confirmed standing={standing} />
    </nav>
  )
}

/** "2 of 5": how many forms this person has confirmed; nothing where they confirm none. */
function Confirmed({ standing }: { standing: PageStanding }) {
  const { confirm } = useMessages()
  const slots = standing.plan.documents.flatMap((plan) => plan.confirm ?? [])
  const done = slots.filter((slot) => !standing.left.includes(slot)).length
  return slots.length === 0 ? null : (
    <p className={styles.confirmed}>{confirm.count(done, slots.length)}</p>
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
