import { useCallback, useSyncExternalStore } from 'react'
import { buttonClass } from './button.tsx'
import { acquireObjectUrl, readObjectUrl } from './object-url.ts'
import styles from './pdf-document.module.css'

interface PdfDocumentProps {
  pdf: Blob
  /** Title of the iframe: "Residential Lease, blank form". */
  title: string
  /** File name for the Download link. */
  saveAs?: string
}

/** A PDF inside the page, with links to open it elsewhere: phones show no PDF inside a page. */
export function PdfDocument({ pdf, title, saveAs }: PdfDocumentProps) {
  const url = useObjectUrl(pdf)

  return (
    <div className={styles.document}>
      <div className={styles.links}>
        {saveAs && (
          <a className={buttonClass('secondary')} href={url} download={saveAs}>
            Download
          </a>
        )}
        <a className={buttonClass('secondary')} href={url} target="_blank" rel="noreferrer">
          Open in a new tab
        </a>
      </div>
      {navigator.pdfViewerEnabled ? (
        url && <iframe className={styles.page} src={`${url}#navpanes=0`} title={title} />
      ) : (
        <p className={styles.unsupported}>
          This browser cannot show PDFs inside a page. Open the document in a new tab instead.
        </p>
      )}
    </div>
  )
}

function useObjectUrl(blob: Blob): string | undefined {
  const subscribe = useCallback((onChange: () => void) => acquireObjectUrl(blob, onChange), [blob])
  return useSyncExternalStore(subscribe, () => readObjectUrl(blob))
}
