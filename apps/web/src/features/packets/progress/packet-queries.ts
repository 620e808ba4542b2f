import type { Packet } from '@countersign/contract/schemas/packets/packet'
import { packetCalls } from '@countersign/contract/calls/packets'
import { limits } from '@countersign/contract/rules/limits'
import { queryOptions } from '@tanstack/react-query'
import type { SendOptions } from '../../../lib/api-client.ts'
import { callApi, fetchPdf, inBackground } from '../../../lib/api.ts'

/** Never cached: another tab may have moved the packet. */
export function packetQuery(documentGroupId: string) {
  return queryOptions({
    queryKey: ['packets', 'group', documentGroupId],
    queryFn: ({ signal }) => readPacket(documentGroupId, { signal }),
    staleTime: 0,
  })
}

/** Polls every 3 s until the packet is final. */
export function polledPacketQuery(documentGroupId: string) {
  return queryOptions({
    ...packetQuery(documentGroupId),
    queryFn: ({ signal }) => readPacket(documentGroupId, { signal, ...inBackground }),
    refetchInterval: ({ state }) => (isOver(state.data) ? false : limits.statusPollMs),
  })
}

export function executedFileQuery(documentGroupId: string) {
  return queryOptions({
    queryKey: ['packets', 'group', documentGroupId, 'file'],
    queryFn: ({ signal }) =>
      fetchPdf(packetCalls.downloadDocument, { params: { id: documentGroupId }, signal }),
    staleTime: Infinity,
  })
}

export function informationSheetQuery(documentGroupId: string) {
  return queryOptions({
    queryKey: ['packets', 'group', documentGroupId, 'information-sheet'],
    queryFn: ({ signal }) =>
      fetchPdf(packetCalls.getInformationSheet, { params: { id: documentGroupId }, signal }),
    staleTime: Infinity,
  })
}

async function readPacket(
  docGroupId: string,
  options: Pick<SendOptions, 'signal' | 'headers'>,
): Promise<Packet> {
  const { packet } = await callApi(packetCalls.getPacketByGroup, {
    params: { docGroupId },
    ...options,
  })
  return packet
}

function isOver(packet: Packet | undefined): boolean {
  return packet?.status === 'FULLY_EXECUTED' || packet?.status === 'ARCHIVED'
}
