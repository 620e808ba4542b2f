import { QueryClientProvider } from '@tanstack/react-query'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { RouterProvider } from 'react-router/dom'
import { CurrentRouter } from '../lib/current-router.ts'
import { addMissingFeatures } from '../lib/add-missing-features.ts'
import '../ui/base.css'
import { createQueryClient } from './query-client.ts'
import { router } from './router.tsx'

const root = document.getElementById('root')
if (!root) {
  throw new Error('index.html has no #root element.')
}

await addMissingFeatures()

createRoot(root).render(
  <StrictMode>
    <QueryClientProvider client={createQueryClient()}>
      <CurrentRouter value={router}>
        <RouterProvider router={router} />
      </CurrentRouter>
    </QueryClientProvider>
  </StrictMode>,
)
