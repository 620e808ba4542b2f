import { useEffect } from 'react'
import { LanguageSwitch } from '../languages/language-switch.tsx'
import { watchControls } from '../page-view/reading-place.ts'
import { useView } from '../page-view/view-choice.ts'
import { ViewSwitch } from '../page-view/view-switch.tsx'
import { ZoomTools } from '../page-view/zoom-tools.tsx'
import { useRoom, useWords } from '../session/room-context.ts'
import { goTo } from './go-to.ts'
import styles from './page.module.css'

/** The id of the heading over what one can do other than sign. */
export const otherChoicesId = 'other-choices'

/** How the forms are shown; and for a resident their language, and the other choices. */
export function TopBar() {
  const { help } = useWords()
  const resident = useRoom().role.startsWith('TT')
  const view = useView()
  useEffect(watchControls, [])

  return (
    <div className={styles.top}>
      {resident && <LanguageSwitch />}
      <ViewSwitch />
      {view === 'page' && <ZoomTools />}
      {resident && (
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
      )}
    </div>
  )
}
