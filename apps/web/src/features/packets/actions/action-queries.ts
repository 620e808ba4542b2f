import type { CopiesBody } from '@countersign/contract/schemas/packets/copies'
import type { InviteRole } from '@countersign/contract/schemas/roles'
import type { CorrectSignerBody } from '@countersign/contract/schemas/signing-invites'
import { packetCalls } from '@countersign/contract/calls/packets'
import { inviteCalls } from '@countersign/contract/calls/signing-invites'
import { mutationOptions, queryOptions, type QueryClient } from '@tanstack/react-query'
import { callApi, fetchPdf } from '../../../lib/api.ts'

export function changeAnswersMutation(docGroupId: string) {
  return mutationOptions({
    mutationFn: () => callApi(packetCalls.changeAnswers, { params: { docGroupId } }),
    onSettled: (_answer, _error, _nothing, _result, { client }) => refresh(client, docGroupId),
  })
}

export function discardPacketMutation(docGroupId: string) {
  return mutationOptions({
    mutationFn: () => callApi(packetCalls.discardPacket, { params: { docGroupId } }),
    onSettled: (_answer, _error, _nothing, _result, { client }) => refresh(client, docGroupId),
  })
}

export function revisePacketMutation(docGroupId: string) {
  return mutationOptions({
    mutationFn: () => callApi(packetCalls.revisePacket, { params: { docGroupId } }),
    onSettled: (_answer, _error, _nothing, _result, { client }) => refresh(client, docGroupId),
  })
}

export function packetSeedQuery(docGroupId: string) {
  return queryOptions({
    queryKey: ['packets', 'group', docGroupId, 'seed'],
    queryFn: ({ signal }) => callApi(packetCalls.getPacketSeed, { params: { docGroupId }, signal }),
    staleTime: 0,
  })
}

export function hideMutation(docGroupId: string) {
  return mutationOptions({
    mutationFn: (hide: boolean) =>
      callApi(hide ? packetCalls.hidePacket : packetCalls.showPacketAgain, {
        params: { docGroupId },
      }),
    onSettled: (_answer, _error, _hide, _result, { client }) => refresh(client, docGroupId),
  })
}

export function extendLinksMutation(docGroupId: string) {
  return mutationOptions({
    mutationFn: (days: number) =>
      callApi(packetCalls.extendLinks, { params: { docGroupId }, body: { days } }),
    onSettled: (_answer, _error, _days, _result, { client }) => refresh(client, docGroupId),
  })
}

export function copiesMutation(docGroupId: string) {
  return mutationOptions({
    mutationFn: (body: CopiesBody) =>
      callApi(packetCalls.putPacketCopies, { params: { docGroupId }, body }),
    onSettled: (_answer, _error, _body, _result, { client }) => refresh(client, docGroupId),
  })
}

export function takeOverMutation(docGroupId: string) {
  return mutationOptions({
    mutationFn: (from: string | undefined) =>
      callApi(packetCalls.putOwnerSigner, {
        params: { docGroupId },
        query: { ...(from !== undefined && { from }) },
      }),
    onSettled: (_answer, _error, _from, _result, { client }) => refresh(client, docGroupId),
  })
}

interface Correction {
  role: InviteRole
  person: CorrectSignerBody
}

export function correctSignerMutation(docGroupId: string) {
  return mutationOptions({
    mutationFn: ({ role, person }: Correction) =>
      callApi(inviteCalls.correctSigner, { params: { docGroupId, role }, body: person }),
    onSettled: (_answer, _error, _correction, _result, { client }) => refresh(client, docGroupId),
  })
}

export function remindSignerMutation(docGroupId: string) {
  return mutationOptions({
    mutationFn: (role: InviteRole) =>
      callApi(inviteCalls.remindSigner, { params: { docGroupId, role } }),
    onSettled: (_answer, _error, _role, _result, { client }) => refresh(client, docGroupId),
  })
}

/** The filled documents with the signatures so far, to be signed in ink. */
export const paperFileMutation = mutationOptions({
  mutationFn: (docGroupId: string) =>
    fetchPdf(packetCalls.downloadDraft, { params: { id: docGroupId }, query: { for: 'paper' } }),
})

async function refresh(client: QueryClient, docGroupId: string): Promise<void> {
  await Promise.all([
    client.invalidateQueries({ queryKey: ['packets'] }),
    client.invalidateQueries({ queryKey: ['invites', docGroupId] }),
  ])
}
