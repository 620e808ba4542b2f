import { clsx } from 'clsx'
import { createContext, use, useCallback, useLayoutEffect, useRef } from 'react'
import type { ReactNode } from 'react'
import cardStyles from '../../ui/card.module.css'
import { LoadingLines } from '../../ui/loading-lines.tsx'
import textStyles from '../../ui/text.module.css'
import { VisuallyHidden } from '../../ui/visually-hidden.tsx'
import flexStyles from '../../ui/flex.module.css'
import styles from './room-layout.module.css'
import { useRoomMessages } from '../../i18n/room/messages.ts'

const defaultTitleId = 'step-title'

interface RoomLayoutProps {
  /** `message` is centered in the window. */
  kind?: 'forms' | 'message'
  /** The id of the step's title, if two steps are on the page at once. */
  titleId?: string
  /** Not shown, but with all its state, while another step is shown instead. */
  hidden?: boolean
  /** Changes the widths of the columns. */
  className?: string | undefined
  children: ReactNode
}

/** The frame of every step. Its direct children are columns of the page. */
export function RoomLayout({
  kind = 'forms',
  titleId = defaultTitleId,
  hidden = false,
  className,
  children,
}: RoomLayoutProps) {
  return (
    <main
      className={clsx(
        flexStyles.column5,
        styles.layout,
        kind === 'message' && styles.message,
        className,
      )}
      aria-labelledby={titleId}
      hidden={hidden}
    >
      {children}
    </main>
  )
}

/** While the forms open. */
export function RoomLoading() {
  const { common } = useRoomMessages()

  return (
    <main
      className={clsx(flexStyles.column5, styles.layout)}
      aria-labelledby={defaultTitleId}
      aria-busy
    >
      <h1 id={defaultTitleId}>
        <VisuallyHidden>{common.opening}</VisuallyHidden>
      </h1>
      <LoadingLines count={9} />
    </main>
  )
}

export function StepHeader({ children }: { children: ReactNode }) {
  return <header className={flexStyles.column3}>{children}</header>
}

/** Called when a step is shown; returns whether another step was shown before it. */
type StepShown = () => boolean

const StepShownContext = createContext<StepShown>(() => false)

/** Remembers whether a step was shown, so that only the later ones take the focus. */
export function StepShownProvider({ children }: { children: ReactNode }) {
  const wasShown = useRef(false)
  const stepShown = useCallback(() => {
    const before = wasShown.current
    wasShown.current = true
    return before
  }, [])

  return <StepShownContext value={stepShown}>{children}</StepShownContext>
}

/**
 * The title of a step. It takes the focus, so that screen readers announce the new step, except on the
 * first step: then the page around the frame has the focus.
 */
export function StepTitle({ id = defaultTitleId, children }: { id?: string; children: ReactNode }) {
  const stepShown = use(StepShownContext)
  const title = useRef<HTMLHeadingElement>(null)
  // Before the step is painted: it must not move once people can read it.
  useLayoutEffect(() => {
    if (stepShown()) {
      window.scrollTo(0, 0)
      title.current?.focus({ preventScroll: true })
    }
  }, [stepShown])

  return (
    <h1 ref={title} id={id} tabIndex={-1} data-focus-quietly>
      {children}
    </h1>
  )
}

interface PanelProps {
  titleId?: string
  children: ReactNode
}

/** A bordered part of a step; with a title it is a section of its own. */
export function Panel({ titleId, children }: PanelProps) {
  return titleId === undefined ? (
    <div className={clsx(flexStyles.start3, cardStyles.card, cardStyles.padded)}>{children}</div>
  ) : (
    <section
      className={clsx(flexStyles.start3, cardStyles.card, cardStyles.padded)}
      aria-labelledby={titleId}
    >
      {children}
    </section>
  )
}

/** What Finish does, after the last form. */
export function EndNote({ children }: { children: ReactNode }) {
  return <p className={textStyles.soft}>{children}</p>
}
