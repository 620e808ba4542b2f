import { createContext, use, type ReactNode } from 'react'
import { createPortal } from 'react-dom'

/** The element in the layout's header that a page may fill; null until it is mounted. */
export const HeaderSlot = createContext<HTMLElement | null>(null)

/** Shows its children in the header of the layout, in one line with the logo. */
export function InHeader({ children }: { children: ReactNode }) {
  const slot = use(HeaderSlot)
  return slot && createPortal(children, slot)
}
