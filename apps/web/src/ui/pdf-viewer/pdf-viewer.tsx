import { clsx } from 'clsx'
import { useCallback } from 'react'
import { useLoad } from '../../lib/use-load.ts'
import { buttonClass } from '../button.tsx'
import { ErrorState } from '../error-state.tsx'
import { LoadingState } from '../loading-state.tsx'
import { useObjectUrl } from '../object-url.ts'
import { openPdfDocument, type PdfPages } from '../pdf-pages/open-pdf-document.ts'
import { VisuallyHidden } from '../visually-hidden.tsx'
import { PageList } from './page-list.tsx'
import styles from './pdf-viewer.module.css'
import { PdfToolbar } from './pdf-toolbar.tsx'
import { printPdf } from './print-pdf.ts'
import { usePageNumber } from './use-page-number.ts'
import { useZoom } from '../pdf-pages/use-zoom.ts'

export interface PdfViewerProps {
  pdf: Blob
  /** Names the document for screen readers: "Residential Lease, blank form". */
  title: string
  /** File name of the download. */
  saveAs?: string
  /** Takes the height of its flex container instead of a part of the window's. */
  fill?: boolean
}

/** A PDF as pages with a text layer; only pages near the visible one are drawn. */
export function PdfViewer({ pdf, title, saveAs = 'document.pdf', fill = false }: PdfViewerProps) {
  const open = useCallback(async () => openPdfDocument(await pdf.arrayBuffer()), [pdf])
  const loaded = useLoad(open, closePdf)
  const url = useObjectUrl(pdf)

  return (
    <section className={clsx(styles.viewer, fill && styles.fill)} aria-label={title} title={title}>
      {/* The headings of the document's text are below it. */}
      <h2>
        <VisuallyHidden>{title}</VisuallyHidden>
      </h2>
      {loaded.kind === 'loading' && (
        <LoadingState shape="cards" count={3} label="Opening the document…" />
      )}
      {loaded.kind === 'failed' && (
        <ErrorState
          title="The document could not be shown."
          onRetry={loaded.retry}
          action={
            <a className={buttonClass('secondary')} href={url} download={saveAs}>
              Download
            </a>
          }
        >
          You can still download it and open it with another program.
        </ErrorState>
      )}
      {loaded.kind === 'loaded' && (
        <OpenedPdf pages={loaded.value} title={title} url={url} saveAs={saveAs} />
      )}
    </section>
  )
}

interface OpenedPdfProps {
  pages: PdfPages
  title: string
  url: string | undefined
  saveAs: string
}

function OpenedPdf({ pages, title, url, saveAs }: OpenedPdfProps) {
  const { sizes } = pages
  const widest = Math.max(...sizes.map(({ width }) => width))
  const { measure, ...zoom } = useZoom(widest, { margins: 24, maxFit: 1.35 })
  const { attach, page, goTo, onScroll } = usePageNumber({
    total: sizes.length,
    scale: zoom.scale,
    measure,
  })

  return (
    <>
      <PdfToolbar
        page={page}
        total={sizes.length}
        onPage={goTo}
        zoom={zoom}
        url={url}
        saveAs={saveAs}
        onPrint={() => url && printPdf(url)}
      />
      <PageList
        box={attach}
        pdf={pages}
        title={title}
        zoom={zoom}
        onScroll={onScroll}
        onTurn={(pagesOn) => goTo(page + pagesOn)}
      />
    </>
  )
}

function closePdf(pdf: PdfPages) {
  pdf.close()
}
