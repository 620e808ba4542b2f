import { LanguageSwitch } from '../i18n/language-switch.tsx'
import { ViewTools } from '../document/view-tools.tsx'
import { useRoom } from '../room/room-context.ts'
import { useMessages } from '../i18n/messages.tsx'
import { focusControl } from '../ui/focus-control.ts'
import styles from '../ui/page.module.css'

/** The id of the heading over what one can do other than sign. */
export const otherChoicesId = 'other-choices'

/** What a resident can reach from every page, and on a page with forms how these are shown. */
export function TopBar({ forms = false }: { forms?: boolean }) {
  const resident = useRoom().role.startsWith('TT')
  if (!resident && !forms) {
    return null
  }

  return (
    <div className={styles.top} data-top-bar>
      {resident && <LanguageSwitch />}
      {resident && <ToOtherChoices />}
      {forms && <ViewTools />}
    </div>
  )
}

function ToOtherChoices() {
  const { help } = useMessages()
  return (
    <a
      href={`#${otherChoicesId}`}
      className={styles.toChoices}
      onClick={(event) => {
        event.preventDefault()
        focusControl(otherChoicesId)?.scrollIntoView({ block: 'start' })
      }}
    >
      {help.reach}
    </a>
  )
}
