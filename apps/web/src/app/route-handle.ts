import { useMatches } from 'react-router'

/** What a route says about itself to the layouts above it. */
export interface RouteHandle {
  /** The document's title, before the product's name. */
  title?: string
  /** The main layout's header; shown unless this is false. */
  showHeader?: boolean
  /** Spoken in the language that a resident chose. */
  forResidents?: boolean
  /** In the focused layout: closing asks first, because something may have been entered. */
  confirmLeave?: boolean
}

/** What the matched routes say, the innermost having the last word. */
export function useRouteHandle(): RouteHandle {
  const handles = useMatches().map(({ handle }) => handle)
  return Object.assign({}, ...handles.filter(isRouteHandle))
}

/** Handles are written in `router.tsx` only, where `satisfies` holds them to this shape. */
function isRouteHandle(handle: unknown): handle is RouteHandle {
  return typeof handle === 'object' && handle !== null
}
