import type { CodeDetails } from '@countersign/contract'
import {
  callUrl,
  getCopyByCode,
  getExecutedByCode,
  getEmbeddedLink,
  getInviteDetailsByCode,
  getNewLink,
  limits,
  postNewLink,
  postReturn,
} from '@countersign/contract/calls'
import { mutationOptions, queryOptions } from '@tanstack/react-query'
import { callApi } from '../../../../lib/api.ts'

export function codeDetailsQuery(code: string) {
  return queryOptions({
    queryKey: ['code', code],
    queryFn: ({ signal }) => callApi(getInviteDetailsByCode, { params: { code }, signal }),
    staleTime: 0,
  })
}

/** Polled every 3 s while somebody else can still sign. */
export function polledCodeDetailsQuery(code: string) {
  return queryOptions({
    ...codeDetailsQuery(code),
    refetchInterval: ({ state }) => (isOpen(state.data) ? limits.statusPollMs : false),
  })
}

export function newLinkQuery(code: string) {
  return queryOptions({
    queryKey: ['code', code, 'new-link'],
    queryFn: ({ signal }) => callApi(getNewLink, { params: { code }, signal }),
    staleTime: 0,
  })
}

export function requestNewLinkMutation(code: string) {
  const { queryKey } = newLinkQuery(code)
  return mutationOptions({
    mutationFn: () => callApi(postNewLink, { params: { code } }),
    onSuccess: (newLink, _input, _result, { client }) => client.setQueryData(queryKey, newLink),
    onError: (_error, _input, _result, { client }) => client.invalidateQueries({ queryKey }),
  })
}

export function residentLinkQuery(code: string) {
  return queryOptions({
    queryKey: ['code', code, 'link'],
    queryFn: ({ signal }) => callApi(getEmbeddedLink, { params: { code }, signal }),
    // A link is valid for one visit; another would reload the frame and lose input.
    staleTime: Infinity,
    gcTime: 0,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  })
}

/** Whatever comes of it, the next page shows the server's state. */
export async function reportReturn(code: string): Promise<void> {
  await callApi(postReturn, { params: { code } }).catch(() => undefined)
}

/** A plain link, so that any phone can save the file. */
export function executedFilePath(code: string): string {
  return callUrl(getExecutedByCode, { params: { code } })
}

export function signedCopyPath(code: string): string {
  return callUrl(getCopyByCode, { params: { code } })
}

function isOpen(details: CodeDetails | undefined): boolean {
  return details?.packet === 'open'
}
