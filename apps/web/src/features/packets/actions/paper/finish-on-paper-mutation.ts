import type { InviteRole } from '@countersign/contract/schemas/roles'
import { packetCalls } from '@countersign/contract/calls/packets'
import { mutationOptions } from '@tanstack/react-query'
import { callApi } from '../../../../lib/api.ts'
import { uploadWithProgress } from '../../../../lib/upload.ts'

interface SignedPaper {
  pdf: Blob
  /** `YYYY-MM-DD`. */
  signedOn: string
  signers: readonly InviteRole[]
  /** Hears the uploaded share of the file, from 0 to 1. */
  onProgress: (share: number) => void
}

export function finishOnPaperMutation(docGroupId: string) {
  return mutationOptions({
    mutationFn: ({ pdf, signedOn, signers, onProgress }: SignedPaper) =>
      callApi(packetCalls.finishOnPaper, {
        params: { docGroupId },
        query: { signedOn, signers: signers.join(',') },
        pdf,
        transport: uploadWithProgress(onProgress),
      }),
    onSettled: (_answer, _error, _paper, _result, { client }) =>
      Promise.all([
        client.invalidateQueries({ queryKey: ['packets'] }),
        client.invalidateQueries({ queryKey: ['invites', docGroupId] }),
      ]),
  })
}
