import { useCallback, useSyncExternalStore } from 'react'
import { buttonClass } from './button.tsx'
import { holdObjectUrl, readObjectUrl } from './object-url.ts'
import styles from './pdf-document.module.css'

interface PdfDocumentProps {
  pdf: Blob
  /** Names the frame: "Residential Lease, blank form". */
  title: string
  /** Offers the file under this name. */
  saveAs?: string
}

/** A PDF in the page, with ways out of it: phones show no PDF inside a page. */
export function PdfDocument({ pdf, title, saveAs }: PdfDocumentProps) {
  const url = useObjectUrl(pdf)

  return (
    <div className={styles.document}>
      <div className={styles.ways}>
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
        <p className={styles.without}>
          This browser does not show documents inside a page. Open the document in a new tab
          instead.
        </p>
      )}
    </div>
  )
}

/** An address for bytes that are already here, for as long as they are shown. */
function useObjectUrl(blob: Blob): string | undefined {
  const hold = useCallback((onChange: () => void) => holdObjectUrl(blob, onChange), [blob])
  return useSyncExternalStore(hold, () => readObjectUrl(blob))
}
