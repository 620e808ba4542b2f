import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { ResidentErrorPage } from '../features/packets/sign/resident/resident-error-page.tsx'
import { ResidentPages } from '../routes/sign/resident-pages.tsx'
import '../ui/base.css'
import { ErrorBoundary } from './error-boundary.tsx'
import { ResidentSkipLink } from './skip-link.tsx'

const root = document.getElementById('root')
if (!root) {
  throw new Error('signing-link.html has no #root element.')
}

createRoot(root).render(
  <StrictMode>
    <ResidentSkipLink />
    <main id="main" tabIndex={-1} data-focus-quietly>
      <ErrorBoundary
        fallback={(error) => (
          <ResidentErrorPage
            subject="link"
            error={error}
            onRetry={() => window.location.reload()}
            retrying={false}
          />
        )}
      >
        <ResidentPages address={window.location} />
      </ErrorBoundary>
    </main>
  </StrictMode>,
)
