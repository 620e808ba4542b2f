import type { PacketQuestion } from '@countersign/contract'
import {
  answerQuestion,
  downloadRecord,
  getPacketEvents,
  limits,
} from '@countersign/contract/calls'
import { infiniteQueryOptions, mutationOptions } from '@tanstack/react-query'
import { callApi, fetchPdf } from '../../../lib/api.ts'
import { timeZone } from '../../../lib/time-zone.ts'

/** Oldest first, in pages. Never cached: others act meanwhile. */
export function historyQuery(documentGroupId: string) {
  return infiniteQueryOptions({
    queryKey: ['history', documentGroupId],
    queryFn: ({ pageParam, signal }) =>
      callApi(getPacketEvents, {
        params: { docGroupId: documentGroupId },
        query: { limit: limits.maxPageSize, ...(pageParam && { after: pageParam }) },
        signal,
      }),
    initialPageParam: '',
    getNextPageParam: (page) => page.next ?? undefined,
    staleTime: 0,
  })
}

export function answerMutation(documentGroupId: string, role: PacketQuestion['role']) {
  return mutationOptions({
    mutationFn: (words: string) =>
      callApi(answerQuestion, {
        params: { docGroupId: documentGroupId, role },
        body: { words },
      }),
    onSuccess: (_answer, _words, _result, { client }) =>
      client.invalidateQueries({ queryKey: ['history', documentGroupId] }),
  })
}

/** The whole history as a PDF, with its times in the viewer's zone. */
export function recordMutation(documentGroupId: string) {
  return mutationOptions({
    mutationFn: () =>
      fetchPdf(downloadRecord, {
        params: { docGroupId: documentGroupId },
        query: { timeZone },
      }),
  })
}
