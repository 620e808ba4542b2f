import { createContext, use, useCallback, useState } from 'react'
import type { ReactNode } from 'react'
import { VisuallyHidden } from '../../ui/visually-hidden.tsx'

type Announce = (text: string) => void

const AnnounceContext = createContext<Announce>(() => undefined)

/** Says something to those who listen, when what happened shows elsewhere than at the focus. */
export function useAnnounce(): Announce {
  return use(AnnounceContext)
}

/** The page's one live region for what happened; it must be there before it speaks (WCAG 4.1.3). */
export function Announcer({ children }: { children: ReactNode }) {
  const [said, setSaid] = useState({ text: '', turn: 0 })
  const announce = useCallback(
    (text: string) => setSaid(({ turn }) => ({ text, turn: turn + 1 })),
    [],
  )

  return (
    <AnnounceContext value={announce}>
      {children}
      <VisuallyHidden>
        {/* The same words twice are two announcements only if the text changes: by a space. */}
        <span role="status">{said.text + (said.turn % 2 === 0 ? '' : '\u00a0')}</span>
      </VisuallyHidden>
    </AnnounceContext>
  )
}
