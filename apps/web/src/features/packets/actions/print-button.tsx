import type { Packet } from '@countersign/contract'
import { errorMessage } from '../../../lib/problem-messages.ts'
import { useSingleMutation } from '../../../lib/use-single-mutation.ts'
import { Button } from '../../../ui/button.tsx'
import { FieldError } from '../../../ui/field-error.tsx'
import { paperFileMutation } from './action-queries.ts'

const objectUrlMs = 10 * 60_000

/** Opens the filled documents in a new tab, where the browser prints them to be signed in ink. */
export function PrintButton({ packet }: { packet: Packet }) {
  const print = usePaperFile(packet)

  return (
    <>
      <Button busy={print.isPending} busyLabel="Opening…" onClick={print.open}>
        Print
      </Button>
      <FieldError>
        {print.error ? errorMessage(print.error, 'The documents could not be opened.') : undefined}
      </FieldError>
    </>
  )
}

function usePaperFile({ documentGroupId, formPacketName }: Packet) {
  const loading = useSingleMutation(paperFileMutation(documentGroupId))

  function open() {
    // Opened with the click: after the download a browser would block it.
    const tab = window.open('', '_blank')
    if (tab) {
      tab.document.title = formPacketName
    }
    loading.mutate(undefined, {
      onSuccess: (pdf) => showPdf(pdf, tab),
      onError: () => tab?.close(),
    })
  }

  return { ...loading, open }
}

function showPdf(pdf: Blob, tab: Window | null): void {
  const url = URL.createObjectURL(pdf)
  setTimeout(() => URL.revokeObjectURL(url), objectUrlMs)
  if (tab && !tab.closed) {
    tab.location.replace(url)
    return
  }

  const link = document.createElement('a')
  link.href = url
  link.download = 'documents.pdf'
  link.click()
}
