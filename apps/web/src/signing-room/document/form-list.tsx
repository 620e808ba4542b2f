import { clsx } from 'clsx'
import flexStyles from '../../ui/flex.module.css'
import rowStyles from '../../ui/row-list.module.css'
import spaceStyles from '../../ui/space.module.css'
import textStyles from '../../ui/text.module.css'
import type { FormProgressCounts } from '../room/use-room-progress.ts'
import { focusControl } from '../ui/focus-control.ts'
import styles from './form-list.module.css'
import { useRoomMessages } from '../../i18n/room/messages.ts'

interface FormListProps {
  items: FormListItem[]
  /** "2 of 5 forms confirmed", for a resident. */
  confirmed?: string | undefined
}

interface FormListItem {
  id: string
  title: string
  /** A form's title stays in English. */
  lang?: 'en'
  /** Unknown until the form is loaded. */
  progress: FormProgressCounts | undefined
}

/** The parts of the page, each with its progress and a link to it. */
export function FormList({ items, confirmed }: FormListProps) {
  const { common } = useRoomMessages()

  return (
    <nav className={styles.forms} aria-label={common.formsHeading}>
      <ul className={flexStyles.column0}>
        {items.map(({ id, title, lang, progress }) => (
          <li key={id} className={clsx(flexStyles.pair, rowStyles.line)}>
            <a
              className={textStyles.target}
              href={`#${id}`}
              lang={lang}
              onClick={(event) => {
                event.preventDefault()
                focusControl(id)?.scrollIntoView({ block: 'start' })
              }}
            >
              {title}
            </a>
            {progress && <FormProgress progress={progress} />}
          </li>
        ))}
      </ul>
      {confirmed && <p className={clsx(textStyles.strong, spaceStyles.top2)}>{confirmed}</p>}
    </nav>
  )
}

/**
 * How many answers are missing, wrong or blank, as text and a symbol, not by color alone (WCAG 1.4.1). Only a
 * form in which nothing is open is done.
 */
export function FormProgress({ progress }: { progress: FormProgressCounts }) {
  const { common } = useRoomMessages()
  const { missing, invalid, sharedMissing, blank } = progress
  if (missing > 0) {
    return <Count state="missing">{common.missingHere(missing)}</Count>
  }
  if (sharedMissing > 0) {
    return <Count state="missing">{common.dealTermsLeft}</Count>
  }
  if (invalid > 0) {
    return <Count state="missing">{common.invalidHere(invalid)}</Count>
  }

  return blank > 0 ? (
    <Count state="blank">{common.blankHere(blank)}</Count>
  ) : (
    <Count state="done">{common.completeHere}</Count>
  )
}

function Count({ state, children }: { state: 'missing' | 'blank' | 'done'; children: string }) {
  return (
    <span className={styles.progress} data-state={state}>
      {children}
    </span>
  )
}
