import { createContext } from 'react'
import type { createBrowserRouter } from 'react-router'

/** The router itself, whose state is ahead of what is rendered, most of all on a slow device. */
export const CurrentRouter = createContext<
  Pick<ReturnType<typeof createBrowserRouter>, 'state'> | undefined
>(undefined)
