import { useMessages } from '../i18n/messages.tsx'
import { FormProgress, leftIn } from './form-progress.tsx'
import { focusControl } from '../ui/focus-control.ts'
import { formTitleId } from '../ui/anchors.ts'
import type { RoomProgress } from '../room/use-room-progress.ts'
import styles from '../ui/page.module.css'

/** The parts of the page, how far each one is, and the way to it. */
export function FormList({ standing }: { standing: RoomProgress }) {
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
            id={formTitleId(document.documentId)}
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
function Confirmed({ standing }: { standing: RoomProgress }) {
  const { confirm } = useMessages()
  const slots = standing.plan.documents.flatMap((plan) => plan.confirm ?? [])
  const done = slots.filter((slot) => !standing.missing.includes(slot)).length
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
          focusControl(id)?.scrollIntoView({ block: 'start' })
        }}
      >
        {title}
      </a>
      <FormProgress left={left} />
    </li>
  )
}
