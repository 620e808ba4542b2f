import { clsx } from 'clsx'
import { useMutation } from '@tanstack/react-query'
import { errorMessage } from '../../../lib/problem-messages.ts'
import { Button } from '../../../ui/button.tsx'
import { FieldError } from '../../../ui/field-error.tsx'
import { printPdf } from '../../../ui/pdf-viewer/print-pdf.ts'
import { historyPdfMutation } from './history-queries.ts'
import styles from './history.module.css'
import flexStyles from '../../../ui/flex.module.css'

interface HistoryPdfProps {
  documentGroupId: string
  /** Of the packet. */
  name: string
}

/** Long enough to print it, or for another program to read it. */
const objectUrlMs = 10 * 60_000

/** The complete history to keep: the server makes the same PDF for printing and download. */
export function HistoryPdf({ documentGroupId, name }: HistoryPdfProps) {
  const pdf = useMutation(historyPdfMutation(documentGroupId))
  const load = (onReady: (url: string) => void) =>
    pdf.mutate(undefined, { onSuccess: (file) => onReady(createUrl(file)) })

  return (
    <div className={clsx(flexStyles.wrap3, styles.pdf)}>
      <Button busy={pdf.isPending} busyLabel="Preparing…" onClick={() => load(printPdf)}>
        Print
      </Button>
      <Button
        busy={pdf.isPending}
        busyLabel="Preparing…"
        onClick={() => load((url) => download(url, `History of ${name}.pdf`))}
      >
        Download
      </Button>
      <div role="alert">
        <FieldError>
          {pdf.error ? errorMessage(pdf.error, 'The PDF could not be loaded.') : undefined}
        </FieldError>
      </div>
    </div>
  )
}

function createUrl(pdf: Blob): string {
  const url = URL.createObjectURL(pdf)
  setTimeout(() => URL.revokeObjectURL(url), objectUrlMs)
  return url
}

function download(url: string, saveAs: string) {
  const link = document.createElement('a')
  link.href = url
  link.download = saveAs
  link.click()
}
