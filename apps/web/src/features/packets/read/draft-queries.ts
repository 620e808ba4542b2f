import { packetCalls } from '@countersign/contract/calls/packets'
import { queryOptions } from '@tanstack/react-query'
import { callApi, fetchPdf } from '../../../lib/api.ts'

/** `version` changes with every signature, and with it the documents. */
export function draftFileQuery(documentGroupId: string, version: string) {
  return queryOptions({
    queryKey: ['draft', documentGroupId, 'pages', version],
    queryFn: ({ signal }) =>
      fetchPdf(packetCalls.downloadDraft, { params: { id: documentGroupId }, query: {}, signal }),
    staleTime: Infinity,
    gcTime: 60_000,
  })
}

export function draftTextQuery(documentGroupId: string, version: string) {
  return queryOptions({
    queryKey: ['draft', documentGroupId, 'text', version],
    queryFn: ({ signal }) =>
      callApi(packetCalls.getDraftText, { params: { id: documentGroupId }, signal }),
    staleTime: Infinity,
    gcTime: 60_000,
  })
}
