import type { Packet } from '@countersign/contract/schemas/packets/packet'
import { useSingleMutation } from '../../../lib/use-single-mutation.ts'
import { paperFileMutation } from './action-queries.ts'

const objectUrlMs = 10 * 60_000

/** Opens the filled documents in a new tab, where the browser prints them to be signed in ink. */
export function usePaperFile() {
  const { mutate, isPending, error } = useSingleMutation(paperFileMutation)

  function open({ documentGroupId, formPacketName }: Packet, onError?: (error: Error) => void) {
    if (isPending) {
      return
    }
    // Opened with the click: after the download a browser would block it.
    const tab = window.open('', '_blank')
    if (tab) {
      tab.document.title = formPacketName
    }
    mutate(documentGroupId, {
      onSuccess: (pdf) => showPdf(pdf, tab),
      onError: (failed) => {
        tab?.close()
        onError?.(failed)
      },
    })
  }

  return { open, isPending, error }
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
