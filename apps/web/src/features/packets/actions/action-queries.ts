import type { InviteRole } from '@countersign/contract/schemas/roles'
import type { CorrectSignerBody } from '@countersign/contract/schemas/signing-invites'
import {
  bringPacketBack,
  changeAnswers,
  discardPacket,
  downloadDraft,
  extendLinks,
  getPacketSeed,
  putPacketAway,
  revisePacket,
} from '@countersign/contract/calls/packets'
import { correctSigner, remindSigner } from '@countersign/contract/calls/signing-invites'
import { mutationOptions, queryOptions, type QueryClient } from '@tanstack/react-query'
import { callApi, fetchPdf } from '../../../lib/api.ts'

export function changeAnswersMutation(docGroupId: string) {
  return mutationOptions({
    mutationFn: () => callApi(changeAnswers, { params: { docGroupId } }),
    onSettled: (_answer, _error, _nothing, _result, { client }) => refresh(client, docGroupId),
  })
}

export function discardPacketMutation(docGroupId: string) {
  return mutationOptions({
    mutationFn: () => callApi(discardPacket, { params: { docGroupId } }),
    onSettled: (_answer, _error, _nothing, _result, { client }) => refresh(client, docGroupId),
  })
}

/** Answers the new packet. */
export function revisePacketMutation(docGroupId: string) {
  return mutationOptions({
    mutationFn: () => callApi(revisePacket, { params: { docGroupId } }),
    onSettled: (_answer, _error, _nothing, _result, { client }) => refresh(client, docGroupId),
  })
}

export function packetSeedQuery(docGroupId: string) {
  return queryOptions({
    queryKey: ['packets', 'group', docGroupId, 'seed'],
    queryFn: ({ signal }) => callApi(getPacketSeed, { params: { docGroupId }, signal }),
    staleTime: 0,
  })
}

export function putAwayMutation(docGroupId: string) {
  return mutationOptions({
    mutationFn: (away: boolean) =>
      callApi(away ? putPacketAway : bringPacketBack, { params: { docGroupId } }),
    onSettled: (_answer, _error, _away, _result, { client }) => refresh(client, docGroupId),
  })
}

export function extendLinksMutation(docGroupId: string) {
  return mutationOptions({
    mutationFn: (days: number) => callApi(extendLinks, { params: { docGroupId }, body: { days } }),
    onSettled: (_answer, _error, _days, _result, { client }) => refresh(client, docGroupId),
  })
}

interface Correction {
  role: InviteRole
  person: CorrectSignerBody
}

export function correctSignerMutation(docGroupId: string) {
  return mutationOptions({
    mutationFn: ({ role, person }: Correction) =>
      callApi(correctSigner, { params: { docGroupId, role }, body: person }),
    onSettled: (_answer, _error, _correction, _result, { client }) => refresh(client, docGroupId),
  })
}

export function remindSignerMutation(docGroupId: string) {
  return mutationOptions({
    mutationFn: (role: InviteRole) => callApi(remindSigner, { params: { docGroupId, role } }),
    onSettled: (_answer, _error, _role, _result, { client }) => refresh(client, docGroupId),
  })
}

/** The filled documents with the signatures so far, to be signed in ink. */
export const paperFileMutation = mutationOptions({
  mutationFn: (docGroupId: string) =>
    fetchPdf(downloadDraft, { params: { id: docGroupId }, query: { for: 'paper' } }),
})

async function refresh(client: QueryClient, docGroupId: string): Promise<void> {
  await Promise.all([
    client.invalidateQueries({ queryKey: ['packets'] }),
    client.invalidateQueries({ queryKey: ['invites', docGroupId] }),
  ])
}
