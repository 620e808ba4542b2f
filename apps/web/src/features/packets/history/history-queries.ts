import type { PacketEvent, PacketQuestion } from '@countersign/contract/schemas/packets/packet'
import { packetCalls } from '@countersign/contract/calls/packets'
import { inviteCalls } from '@countersign/contract/calls/signing-invites'
import { limits } from '@countersign/contract/rules/limits'
import { infiniteQueryOptions, mutationOptions, queryOptions } from '@tanstack/react-query'
import { callApi, fetchPdf, inBackground } from '../../../lib/api.ts'
import { saveDraft } from '../../../lib/drafts.ts'
import { timeZone } from '../../../lib/time-zone.ts'

/** Newest first, in pages. Never cached: others act meanwhile. */
export function historyQuery(documentGroupId: string) {
  return infiniteQueryOptions({
    queryKey: ['history', documentGroupId],
    queryFn: ({ pageParam, signal }) =>
      callApi(packetCalls.getPacketEvents, {
        params: { docGroupId: documentGroupId },
        query: {
          limit: limits.maxPageSize,
          order: 'newest',
          ...(pageParam && { after: pageParam }),
        },
        signal,
      }),
    initialPageParam: '',
    getNextPageParam: (page) => page.next ?? undefined,
    staleTime: 0,
  })
}

const requestsPollMs = 15_000
const maxRequestPages = 5

/** Questions and requests for paper, newest last. Below the history's key, so that an answer reloads it. */
export function requestsQuery(documentGroupId: string, live: boolean) {
  return queryOptions({
    queryKey: ['history', documentGroupId, 'requests'],
    queryFn: async ({ signal }) => {
      const events = await readEvents(documentGroupId, { signal })
      return events.filter(({ type }) => requestTypes.has(type))
    },
    refetchInterval: live ? requestsPollMs : false,
  })
}

async function readEvents(
  documentGroupId: string,
  { signal, after = '', pagesLeft = maxRequestPages }: ReadEvents,
): Promise<PacketEvent[]> {
  const { events, next } = await callApi(packetCalls.getPacketEvents, {
    params: { docGroupId: documentGroupId },
    query: { limit: limits.maxPageSize, ...(after && { after }) },
    signal,
    ...inBackground,
  })

  return next && pagesLeft > 1
    ? [
        ...events,
        ...(await readEvents(documentGroupId, { signal, after: next, pagesLeft: pagesLeft - 1 })),
      ]
    : events
}

interface ReadEvents {
  signal: AbortSignal
  after?: string
  pagesLeft?: number
}

const requestTypes: ReadonlySet<string> = new Set(['packet.question-asked', 'packet.paper-asked'])

/** Name of the draft of the owner's answer. */
export function answerDraft(documentGroupId: string, role: PacketQuestion['role']): string {
  return `answer.${documentGroupId}.${role}`
}

export function answerMutation(documentGroupId: string, role: PacketQuestion['role']) {
  return mutationOptions({
    mutationFn: (words: string) =>
      callApi(inviteCalls.answerQuestion, {
        params: { docGroupId: documentGroupId, role },
        body: { words },
      }),
    onSuccess: (_answer, _words, _result, { client }) => {
      saveDraft(answerDraft(documentGroupId, role), undefined)
      return client.invalidateQueries({ queryKey: ['history', documentGroupId] })
    },
  })
}

/** The whole history as a PDF, with its times in the viewer's zone. */
export function historyPdfMutation(documentGroupId: string) {
  return mutationOptions({
    mutationFn: () =>
      fetchPdf(packetCalls.downloadHistory, {
        params: { docGroupId: documentGroupId },
        query: { timeZone },
      }),
  })
}
