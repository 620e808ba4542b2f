import { useMutation } from '@tanstack/react-query'
import { errorMessage } from '../../../lib/problem-messages.ts'
import { Button } from '../../../ui/button.tsx'
import { FieldError } from '../../../ui/field-error.tsx'
import { printPdf } from '../../../ui/pdf-viewer/print-pdf.ts'
import { recordMutation } from './history-queries.ts'
import styles from './history.module.css'

interface HistoryRecordProps {
  documentGroupId: string
  /** Of the packet. */
  name: string
}

/** Long enough to print it, or for another program to read it. */
const objectUrlMs = 10 * 60_000

/** The complete history to keep: the server makes the same PDF for printing and download. */
export function HistoryRecord({ documentGroupId, name }: HistoryRecordProps) {
  const record = useMutation(recordMutation(documentGroupId))
  const load = (onReady: (url: string) => void) =>
    record.mutate(undefined, { onSuccess: (pdf) => onReady(createUrl(pdf)) })

  return (
    <div className={styles.record}>
      <Button busy={record.isPending} busyLabel="Preparing…" onClick={() => load(printPdf)}>
        Print
      </Button>
      <Button
        busy={record.isPending}
        busyLabel="Preparing…"
        onClick={() => load((url) => download(url, `History of ${name}.pdf`))}
      >
        Download
      </Button>
      <div role="alert">
        <FieldError>
          {record.error ? errorMessage(record.error, 'The record could not be loaded.') : undefined}
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
