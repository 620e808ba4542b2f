import { useMatches } from 'react-router'

export interface RouteHandle {
  title?: string
  /** Header of the main layout; default true. */
  showHeader?: boolean
  /** The focused layout fills the window and does not scroll: the page does inside. */
  fillsWindow?: boolean
  /** Closing the focused layout asks first, because input may be lost. */
  confirmLeave?: boolean
  /** Where closing the focused layout leads; default the legal forms. */
  closesTo?: string
}

/** The handles of all matched routes merged; the innermost wins. */
export function useRouteHandle(): RouteHandle {
  const handles = useMatches().map(({ handle }) => handle)
  return Object.assign({}, ...handles.filter(isRouteHandle))
}

/** Handles are written in `router.tsx` only, where `satisfies` checks their shape. */
function isRouteHandle(handle: unknown): handle is RouteHandle {
  return typeof handle === 'object' && handle !== null
}
