import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import { LanguageSwitch } from './language-switch.tsx'
import { useRoom } from '../room/room-context.ts'
import { otherChoicesId } from '../ui/anchors.ts'
import { focusControl } from '../ui/focus-control.ts'
import layoutStyles from '../ui/room-layout.module.css'
import styles from './top-bar.module.css'
import { useRoomMessages } from '../../i18n/room/messages.ts'

/** At the top of every step: for residents the language and other choices, then the step's own tools. */
export function TopBar({ children }: { children?: ReactNode }) {
  const isResident = useRoom().role.startsWith('TT')
  if (!isResident && !children) {
    return null
  }

  return (
    <div className={clsx(styles.bar, layoutStyles.stickyTop)} data-top-bar>
      {isResident && <LanguageSwitch />}
      {isResident && <OtherChoicesLink />}
      {children}
    </div>
  )
}

function OtherChoicesLink() {
  const { help } = useRoomMessages()
  return (
    <a
      href={`#${otherChoicesId}`}
      className={styles.link}
      onClick={(event) => {
        event.preventDefault()
        focusControl(otherChoicesId)?.scrollIntoView({ block: 'start' })
      }}
    >
      {help.link}
    </a>
  )
}
