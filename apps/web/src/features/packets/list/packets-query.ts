import type {
  ShowAgainResult,
  PacketFilters,
  PacketIds,
  HideResult,
} from '@countersign/contract/schemas/packets/packet-list'
import { packetCalls } from '@countersign/contract/calls/packets'
import { infiniteQueryOptions, keepPreviousData, mutationOptions } from '@tanstack/react-query'
import { callApi, fetchPdf } from '../../../lib/api.ts'

export type PacketFilter = Partial<PacketFilters>

const firstCursor: string | undefined = undefined

/** Newest first by default, paged by cursor. */
export function packetsQuery(filter: PacketFilter) {
  return infiniteQueryOptions({
    queryKey: ['packets', 'list', filter],
    queryFn: ({ pageParam, signal }) =>
      callApi(packetCalls.getPackets, { query: { ...filter, after: pageParam }, signal }),
    initialPageParam: firstCursor,
    getNextPageParam: ({ next }) => next ?? undefined,
    placeholderData: keepPreviousData,
    staleTime: 0,
  })
}

export const remindPacketsMutation = mutationOptions({
  mutationFn: (body: PacketIds) => callApi(packetCalls.remindPackets, { body }),
  onSettled: (_answer, _error, _ids, _result, { client }) =>
    client.invalidateQueries({ queryKey: ['invites'] }),
})

export const movePacketsMutation = mutationOptions({
  mutationFn: async ({
    hide,
    ...body
  }: PacketIds & { hide: boolean }): Promise<{ results: (HideResult | ShowAgainResult)[] }> =>
    hide
      ? callApi(packetCalls.hidePackets, { body })
      : callApi(packetCalls.showPacketsAgain, { body }),
  onSettled: (_answer, _error, _ids, _result, { client }) =>
    client.invalidateQueries({ queryKey: ['packets'] }),
})

/** A ZIP. */
export const packetFilesMutation = mutationOptions({
  mutationFn: (body: PacketIds) => fetchPdf(packetCalls.downloadPacketFiles, { body }),
})

export const packetListFileMutation = mutationOptions({
  mutationFn: (filter: PacketFilter) => fetchPdf(packetCalls.downloadPacketList, { query: filter }),
})

export const executedFileMutation = mutationOptions({
  mutationFn: (documentGroupId: string) =>
    fetchPdf(packetCalls.downloadDocument, { params: { id: documentGroupId } }),
})
