import { createContext, use } from 'react'
import { useNavigate, type NavigateOptions, type To } from 'react-router'

/** A page that redirects by itself stops that when it is called. */
export const LeavingPage = createContext<() => void>(() => undefined)

/**
 * Navigates after a change that also makes the page redirect: the page asked for is shown, whichever
 * is known first. Resolves when it is loaded.
 */
export function useLeavePage(): (to: To, options?: NavigateOptions) => Promise<void> {
  const navigate = useNavigate()
  const announce = use(LeavingPage)

  return async (to, options) => {
    announce()
    await navigate(to, options)
  }
}
