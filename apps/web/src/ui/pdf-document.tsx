import { ErrorState } from './error-state.tsx'
import { LazyPart } from './lazy-part.tsx'
import { LoadingState } from './loading-state.tsx'
import type { PdfViewerProps } from './pdf-viewer/pdf-viewer.tsx'

/** A PDF inside the page. Lazy: the viewer and pdf.js are fetched with the first document. */
export function PdfDocument(props: PdfViewerProps) {
  return (
    <LazyPart
      load={loadViewer}
      props={props}
      loading={<LoadingState shape="cards" count={3} label="Opening the document…" />}
      failed={(retry) => (
        <ErrorState title="The page viewer could not be loaded." onRetry={retry}>
          Check your connection, then try again.
        </ErrorState>
      )}
    />
  )
}

async function loadViewer() {
  return (await import('./pdf-viewer/pdf-viewer.tsx')).PdfViewer
}
