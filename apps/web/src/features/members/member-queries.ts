import { memberCalls } from '@countersign/contract/calls/members'
import type { FeesQuery } from '@countersign/contract/schemas/members'
import {
  infiniteQueryOptions,
  keepPreviousData,
  mutationOptions,
  queryOptions,
} from '@tanstack/react-query'
import { callApi, fetchPdf } from '../../lib/api.ts'

export function membersQuery(searchTerm: string) {
  return infiniteQueryOptions({
    queryKey: ['members', { searchTerm }],
    queryFn: ({ pageParam, signal }) =>
      callApi(memberCalls.getMembers, {
        query: { searchTerm, ...(pageParam && { after: pageParam }) },
        signal,
      }),
    initialPageParam: '',
    getNextPageParam: (page) => page.next ?? undefined,
    placeholderData: keepPreviousData,
  })
}

export function memberQuery(memberId: string) {
  return queryOptions({
    queryKey: ['members', memberId],
    queryFn: ({ signal }) => callApi(memberCalls.getMember, { params: { id: memberId }, signal }),
  })
}

export function supportNumberMutation(memberId: string) {
  return mutationOptions({
    mutationFn: (number: string) =>
      callApi(memberCalls.enterSupportNumber, { params: { id: memberId }, body: { number } }),
    onSuccess: (_access, _number, _result, { client }) =>
      client.invalidateQueries({ queryKey: ['members', memberId] }),
  })
}

export function memberPacketsQuery(memberId: string) {
  return infiniteQueryOptions({
    queryKey: ['members', memberId, 'packets'],
    queryFn: ({ pageParam, signal }) =>
      callApi(memberCalls.getMemberPackets, {
        params: { id: memberId },
        query: { ...(pageParam && { after: pageParam }) },
        signal,
      }),
    initialPageParam: '',
    getNextPageParam: (page) => page.next ?? undefined,
  })
}

/** Each request is recorded in the history as a look, so that none is sent that nobody asked for. */
export function lookQuery(groupId: string) {
  return infiniteQueryOptions({
    queryKey: ['looks', groupId],
    queryFn: ({ pageParam, signal }) =>
      callApi(memberCalls.lookAtPacket, {
        params: { groupId },
        query: { order: 'newest', limit: 100, ...(pageParam && { after: pageParam }) },
        signal,
      }),
    initialPageParam: '',
    getNextPageParam: (page) => page.next ?? undefined,
    staleTime: Infinity,
    gcTime: 0,
    refetchOnReconnect: false,
  })
}

export const feesMutation = mutationOptions({
  mutationFn: (query: FeesQuery) => fetchPdf(memberCalls.downloadFees, { query }),
})

export function newSupportNumberMutation(userId: string) {
  return mutationOptions({
    mutationFn: () => callApi(memberCalls.createSupportNumber, { params: { id: userId } }),
  })
}
