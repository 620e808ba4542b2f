import { signsByLink } from '@countersign/answers/field'
import { clsx } from 'clsx'
import { useEffect, useId, useRef, useState } from 'react'
import type { ReactNode } from 'react'
import { LanguageSwitch } from './language-switch.tsx'
import { useRoom } from '../room/room-context.ts'
import { otherChoicesId } from '../ui/anchors.ts'
import { focusControl } from '../ui/focus-control.ts'
import layoutStyles from '../ui/room-layout.module.css'
import styles from './top-bar.module.css'
import { useRoomMessages } from '../../i18n/room/messages.ts'
import flexStyles from '../../ui/flex.module.css'
import textStyles from '../../ui/text.module.css'

/** At the top of every step: for those who sign through a link the language and other choices, then the step's own tools. */
export function TopBar({ children }: { children?: ReactNode }) {
  const isByLink = signsByLink(useRoom().role)
  if (!isByLink && !children) {
    return null
  }

  return (
    <div
      className={clsx(flexStyles.between04, styles.bar, layoutStyles.stickyTop)}
      data-top-bar
      data-folds={isByLink && children !== undefined}
    >
      {isByLink && children ? (
        <FoldedTools>
          <LanguageSwitch />
          {children}
        </FoldedTools>
      ) : (
        (children ?? <LanguageSwitch />)
      )}
      {isByLink && <OtherChoicesLink />}
    </div>
  )
}

/** On a phone the tools open below one button; elsewhere they are in the bar. */
function FoldedTools({ children }: { children: ReactNode }) {
  const { common } = useRoomMessages()
  const id = useId()
  const button = useRef<HTMLButtonElement>(null)
  const [isOpen, setIsOpen] = useState(false)
  const tools = useCloseOutside(isOpen, () => setIsOpen(false))

  return (
    <div
      ref={tools}
      className={styles.tools}
      onKeyDown={({ key }) => {
        if (key === 'Escape' && isOpen) {
          setIsOpen(false)
          button.current?.focus()
        }
      }}
    >
      <button
        ref={button}
        type="button"
        className={styles.toggle}
        aria-label={common.tools}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setIsOpen(!isOpen)}
      >
        Aa
      </button>
      <div id={id} className={styles.panel} data-open={isOpen}>
        {children}
      </div>
    </div>
  )
}

/** Once a person touches, or comes by keyboard to, anything else. */
function useCloseOutside(isOpen: boolean, close: () => void) {
  const inside = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (!isOpen) {
      return
    }
    const end = new AbortController()
    const closeOutside = ({ target }: Event) => {
      if (target instanceof Node && !inside.current?.contains(target)) {
        close()
      }
    }
    for (const type of ['pointerdown', 'focusin']) {
      document.addEventListener(type, closeOutside, { signal: end.signal })
    }
    return () => end.abort()
  })

  return inside
}

function OtherChoicesLink() {
  const { help } = useRoomMessages()
  return (
    <a
      href={`#${otherChoicesId}`}
      className={textStyles.target}
      onClick={(event) => {
        event.preventDefault()
        focusControl(otherChoicesId)?.scrollIntoView({ block: 'start' })
      }}
    >
      {help.link}
    </a>
  )
}
