import { LanguageSwitch } from '../languages/language-switch.tsx'
import { useRoom, useWords } from '../session/room-context.ts'
import { goTo } from './go-to.ts'
import styles from './page.module.css'

/** The id of the heading over what one can do other than sign. */
export const otherChoicesId = 'other-choices'

/** What a resident can reach from every page: their language, and the other choices. */
export function TopBar() {
  const { help } = useWords()
  const { role } = useRoom()
  if (!role.startsWith('TT')) {
    return null
  }

  return (
    <div className={styles.top}>
      <LanguageSwitch />
      <a
        href={`#${otherChoicesId}`}
        className={styles.toChoices}
        onClick={(event) => {
          event.preventDefault()
          goTo(otherChoicesId)?.scrollIntoView({ block: 'start' })
        }}
      >
        {help.reach}
      </a>
    </div>
  )
}
