import { useMessages } from '../i18n/messages.tsx'
import { focusControl } from '../ui/focus-control.ts'
import styles from './form-list.module.css'

interface FormListProps {
  items: FormListItem[]
  /** "2 of 5 forms confirmed", for a resident. */
  confirmed?: string | undefined
}

interface FormListItem {
  /** The id of the heading that it links to. */
  id: string
  title: string
  /** A form's title stays in English. */
  lang?: 'en'
  missing: number
}

/** The parts of the page, each with its progress and a link to it. */
export function FormList({ items, confirmed }: FormListProps) {
  const { common } = useMessages()

  return (
    <nav className={styles.forms} aria-label={common.formsHeading}>
      <ul>
        {items.map(({ id, title, lang, missing }) => (
          <li key={id}>
            <a
              href={`#${id}`}
              lang={lang}
              onClick={(event) => {
                event.preventDefault()
                focusControl(id)?.scrollIntoView({ block: 'start' })
              }}
            >
              {title}
            </a>
            <FormProgress missing={missing} />
          </li>
        ))}
      </ul>
      {confirmed && <p className={styles.confirmed}>{confirmed}</p>}
    </nav>
  )
}

/** How many answers are missing, as text and a symbol, not by color alone (WCAG 1.4.1). */
export function FormProgress({ missing }: { missing: number }) {
  const { common } = useMessages()
  return (
    <span className={styles.progress} data-done={missing === 0}>
      {missing === 0 ? common.completeHere : common.missingHere(missing)}
    </span>
  )
}
