import { QueryClientProvider } from '@tanstack/react-query'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { RouterProvider } from 'react-router/dom'
import { CurrentRouter } from '../lib/current-router.ts'
import { addMissingFeatures } from '../lib/add-missing-features.ts'
import { readToken } from '../lib/token.ts'
import { sessionQuery } from '../features/session/session-query.ts'
import '../ui/base.css'
import { createQueryClient } from './query-client.ts'
import { createRouter } from './router.tsx'

const root = document.getElementById('root')
if (!root) {
  throw new Error('index.html has no #root element.')
}

await addMissingFeatures()

const queryClient = createQueryClient()
if (readToken() !== undefined) {
  // While the page itself is fetched.
  void queryClient.prefetchQuery(sessionQuery)
}
const router = createRouter(queryClient)

createRoot(root).render(
  <StrictMode>
    <QueryClientProvider client={queryClient}>
      <CurrentRouter value={router}>
        <RouterProvider router={router} />
      </CurrentRouter>
    </QueryClientProvider>
  </StrictMode>,
)
