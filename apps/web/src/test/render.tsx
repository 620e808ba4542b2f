import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { render, type RenderResult } from '@testing-library/react'
import type { ReactNode } from 'react'
import { createMemoryRouter, type RouteObject } from 'react-router'
import { RouterProvider } from 'react-router/dom'
import { CurrentRouter } from '../lib/current-router.ts'

interface AppOptions {
  /** Address that the app opens at. */
  path?: string
  /** Further routes that the component can navigate to. */
  routes?: RouteObject[]
}

interface RenderedApp extends RenderResult {
  router: ReturnType<typeof createMemoryRouter>
  queries: QueryClient
}

/** Renders a component under the app's providers; the router shows it at every other address. */
export function renderApp(
  element: ReactNode,
  { path = '/', routes = [] }: AppOptions = {},
): RenderedApp {
  const router = createMemoryRouter([...routes, { path: '*', element }], {
    initialEntries: [path],
  })
  const queries = new QueryClient({
    defaultOptions: { queries: { retry: false }, mutations: { retry: false } },
  })
  const view = render(
    <QueryClientProvider client={queries}>
      <CurrentRouter value={router}>
        <RouterProvider router={router} />
      </CurrentRouter>
    </QueryClientProvider>,
  )
  return { ...view, router, queries }
}
