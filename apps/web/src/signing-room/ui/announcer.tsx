import { createContext, use, useCallback, useState } from 'react'
import type { ReactNode } from 'react'
import { VisuallyHidden } from '../../ui/visually-hidden.tsx'

type Announce = (text: string) => void

const AnnounceContext = createContext<Announce>(() => undefined)

export function useAnnounce(): Announce {
  return use(AnnounceContext)
}

/** The page's one live region; it must exist before the first announcement (WCAG 4.1.3). */
export function Announcer({ children }: { children: ReactNode }) {
  const [{ text, count }, setAnnouncement] = useState({ text: '', count: 0 })
  const announce = useCallback(
    (next: string) => setAnnouncement((before) => ({ text: next, count: before.count + 1 })),
    [],
  )

  return (
    <AnnounceContext value={announce}>
      {children}
      <VisuallyHidden>
        {/* The same text twice is announced twice only if it changes: by a space. */}
        <span role="status">{text + (count % 2 === 0 ? '' : '\u00a0')}</span>
      </VisuallyHidden>
    </AnnounceContext>
  )
}
