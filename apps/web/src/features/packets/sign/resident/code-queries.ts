import type { CodeDetails } from '@countersign/contract'
import { getEmbeddedLink, getInviteDetailsByCode, getNewLink } from '@countersign/contract/calls'
import { queryOptions } from '@tanstack/react-query'
import { callApi } from '../../../../lib/api.ts'

/** Specification, section 9. */
const statusPollMs = 3000

/** Where a packet stands, for a resident with a code. */
export function codeDetailsQuery(code: string) {
  return queryOptions({
    queryKey: ['code', code],
    queryFn: ({ signal }) => callApi(getInviteDetailsByCode, { params: { code }, signal }),
    staleTime: 0,
  })
}

/** The same, asked every 3 s as long as somebody else can still sign. */
export function polledCodeDetailsQuery(code: string) {
  return queryOptions({
    ...codeDetailsQuery(code),
    refetchInterval: ({ state }) => (isOpen(state.data) ? statusPollMs : false),
  })
}

/** Whether the holder of an expired link can get a new one. */
export function newLinkQuery(code: string) {
  return queryOptions({
    queryKey: ['code', code, 'new-link'],
    queryFn: ({ signal }) => callApi(getNewLink, { params: { code }, signal }),
    staleTime: 0,
  })
}

/** A resident's own session. */
export function residentLinkQuery(code: string) {
  return queryOptions({
    queryKey: ['code', code, 'link'],
    queryFn: ({ signal }) => callApi(getEmbeddedLink, { params: { code }, signal }),
    // A link is made for one visit; fetching another would reload the frame and what is typed in it.
    staleTime: Infinity,
    gcTime: 0,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  })
}

/** Where the finished document is downloaded; plain, so that any phone can save it. */
export function executedFilePath(code: string): string {
  return `/api/signing-invites/document/code/${encodeURIComponent(code)}`
}

/** What stands after a resident's own signature, to keep until the finished document is there. */
export function signedCopyPath(code: string): string {
  return `/api/signing-invites/copy/code/${encodeURIComponent(code)}`
}

function isOpen(details: CodeDetails | undefined): boolean {
  return details?.packet === 'open'
}
