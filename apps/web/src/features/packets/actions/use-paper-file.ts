import type { Packet } from '@countersign/contract/schemas/packets/packet'
import { createTemporaryUrl, saveFile } from '../../../lib/save-file.ts'
import { useSingleMutation } from '../../../lib/use-single-mutation.ts'
import { paperFileMutation } from './action-queries.ts'

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
      onSuccess: (pdf) => {
        if (tab && !tab.closed) {
          tab.location.replace(createTemporaryUrl(pdf))
        } else {
          saveFile(pdf, 'documents.pdf')
        }
      },
      onError: (failed) => {
        tab?.close()
        onError?.(failed)
      },
    })
  }

  return { open, isPending, error }
}
