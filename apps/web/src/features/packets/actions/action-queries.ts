import type { CopiesBody } from '@countersign/contract/schemas/packets/copies'
import type { InviteRole } from '@countersign/contract/schemas/roles'
import type { SignerCorrectionBody } from '@countersign/contract/schemas/signing-invites'
import { packetCalls } from '@countersign/contract/calls/packets'
import { inviteCalls } from '@countersign/contract/calls/signing-invites'
import { mutationOptions, queryOptions, type MutationFunctionContext } from '@tanstack/react-query'
import { callApi, fetchPdf } from '../../../lib/api.ts'
import { uploadWithProgress } from '../../../lib/upload.ts'

/** After a call that changes a packet, also one that was refused: it may have changed meanwhile. */
const readAgain = {
  onSettled: async (
    ...settled: [unknown, Error | null, unknown, unknown, MutationFunctionContext]
  ) => {
    const { client } = settled[4]
    await Promise.all([
      client.invalidateQueries({ queryKey: ['packets'] }),
      client.invalidateQueries({ queryKey: ['invites'] }),
    ])
  },
}

export const changeAnswersMutation = mutationOptions({
  mutationFn: (docGroupId: string) =>
    callApi(packetCalls.changeAnswers, { params: { docGroupId } }),
  ...readAgain,
})

export const discardPacketMutation = mutationOptions({
  mutationFn: (docGroupId: string) =>
    callApi(packetCalls.discardPacket, { params: { docGroupId } }),
  ...readAgain,
})

export const restorePacketMutation = mutationOptions({
  mutationFn: (docGroupId: string) =>
    callApi(packetCalls.restorePacket, { params: { docGroupId } }),
  ...readAgain,
})

export const revisePacketMutation = mutationOptions({
  mutationFn: (docGroupId: string) => callApi(packetCalls.revisePacket, { params: { docGroupId } }),
  ...readAgain,
})

export function packetSeedQuery(docGroupId: string) {
  return queryOptions({
    queryKey: ['packets', 'group', docGroupId, 'seed'],
    queryFn: ({ signal }) => callApi(packetCalls.getPacketSeed, { params: { docGroupId }, signal }),
    staleTime: 0,
  })
}

interface Hiding {
  docGroupId: string
  hide: boolean
}

export const hideMutation = mutationOptions({
  mutationFn: ({ docGroupId, hide }: Hiding) =>
    callApi(hide ? packetCalls.hidePacket : packetCalls.showPacketAgain, {
      params: { docGroupId },
    }),
  ...readAgain,
})

export function cancelPacketMutation(docGroupId: string) {
  return mutationOptions({
    mutationFn: (reason: string) =>
      callApi(packetCalls.cancelPacket, { params: { docGroupId }, body: { reason } }),
    ...readAgain,
  })
}

export function extendLinksMutation(docGroupId: string) {
  return mutationOptions({
    mutationFn: (days: number) =>
      callApi(packetCalls.extendLinks, { params: { docGroupId }, body: { days } }),
    ...readAgain,
  })
}

export function copiesMutation(docGroupId: string) {
  return mutationOptions({
    mutationFn: (body: CopiesBody) =>
      callApi(packetCalls.putPacketCopies, { params: { docGroupId }, body }),
    ...readAgain,
  })
}

export function takeOverMutation(docGroupId: string) {
  return mutationOptions({
    mutationFn: (from: string | undefined) =>
      callApi(packetCalls.putOwnerSigner, {
        params: { docGroupId },
        query: { ...(from !== undefined && { from }) },
      }),
    ...readAgain,
  })
}

interface Correction {
  role: InviteRole
  person: SignerCorrectionBody
}

export function correctSignerMutation(docGroupId: string) {
  return mutationOptions({
    mutationFn: ({ role, person }: Correction) =>
      callApi(inviteCalls.correctSigner, { params: { docGroupId, role }, body: person }),
    ...readAgain,
  })
}

export function remindSignerMutation(docGroupId: string) {
  return mutationOptions({
    mutationFn: (role: InviteRole) =>
      callApi(inviteCalls.remindSigner, { params: { docGroupId, role } }),
    ...readAgain,
  })
}

interface PaperUpload {
  pdf: Blob
  /** `YYYY-MM-DD`. */
  signedOn: string
  signers: readonly InviteRole[]
  /** Hears the uploaded share of the file, from 0 to 1. */
  onProgress: (share: number) => void
}

export function finishOnPaperMutation(docGroupId: string) {
  return mutationOptions({
    mutationFn: ({ pdf, signedOn, signers, onProgress }: PaperUpload) =>
      callApi(packetCalls.finishOnPaper, {
        params: { docGroupId },
        query: { signedOn, signers: signers.join(',') },
        pdf,
        transport: uploadWithProgress(onProgress),
      }),
    ...readAgain,
  })
}

/** The filled documents with the signatures so far, to be signed in ink. */
export const paperFileMutation = mutationOptions({
  mutationFn: (docGroupId: string) =>
    fetchPdf(packetCalls.downloadDraft, { params: { id: docGroupId }, query: { for: 'paper' } }),
})
