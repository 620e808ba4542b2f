import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { parseApplyAddress } from '../features/applications/apply/apply-address.ts'
import { parseResidentAddress } from '../features/packets/sign/resident/resident-address.ts'
import { ResidentErrorPage } from '../features/packets/sign/resident/resident-error-page.tsx'
import { showLinkLanguage } from '../features/packets/sign/resident/use-synced-language.ts'
import { ResidentPages } from '../routes/sign/resident-pages.tsx'
import { addMissingFeatures } from '../lib/add-missing-features.ts'
import { followTextSize } from '../lib/text-size.ts'
import '../ui/base.css'
import { ErrorBoundary } from './error-boundary.tsx'
import { ResidentSkipLink } from './skip-link.tsx'
import { prepareLinkMessages } from '../i18n/link/messages.ts'

void start()

/** No `await` at the top level: the Spanish file imports from this one, and would wait for it forever. */
async function start(): Promise<void> {
  const root = document.getElementById('root')
  if (!root) {
    throw new Error('signing-link.html has no #root element.')
  }

  if (parseResidentAddress(window.location).page === 'sign' || parseApplyAddress(window.location)) {
    showLinkLanguage(window.location.search)
  }
  followTextSize()
  await Promise.all([addMissingFeatures(), prepareLinkMessages()])

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
}
