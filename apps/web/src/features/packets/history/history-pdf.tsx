import { clsx } from 'clsx'
import { useMutation } from '@tanstack/react-query'
import { errorMessage } from '../../../lib/problem-messages.ts'
import { createTemporaryUrl, saveFile } from '../../../lib/save-file.ts'
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

/** The complete history to keep: the server makes the same PDF for printing and download. */
export function HistoryPdf({ documentGroupId, name }: HistoryPdfProps) {
  const pdf = useMutation(historyPdfMutation(documentGroupId))
  const load = (onSuccess: (file: Blob) => void) => pdf.mutate(undefined, { onSuccess })

  return (
    <div className={clsx(flexStyles.wrap3, styles.pdf)}>
      <Button
        busy={pdf.isPending}
        busyLabel="Preparing…"
        onClick={() => load((file) => printPdf(createTemporaryUrl(file)))}
      >
        Print
      </Button>
      <Button
        busy={pdf.isPending}
        busyLabel="Preparing…"
        onClick={() => load((file) => saveFile(file, `History of ${name}.pdf`))}
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
