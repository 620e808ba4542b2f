import type { CodeDetails, NewLink } from '@countersign/contract/schemas/signing-invites'
import { callUrl } from '@countersign/contract/calls/call-url'
import { inviteCalls } from '@countersign/contract/calls/signing-invites'
import { limits } from '@countersign/contract/rules/limits'
import { callByCode } from '../../../../lib/code-api.ts'

export function loadCodeDetails(code: string, signal: AbortSignal): Promise<CodeDetails> {
  return callByCode(inviteCalls.getInviteDetailsByCode, {
    params: { code },
    query: freshLink(),
    signal,
    isPreloaded: true,
  })
}

/** Polled while somebody else can still sign. */
export function statusPollMs(details: CodeDetails | undefined): number | false {
  return details?.packet === 'open' ? limits.statusPollMs : false
}

export function loadNewLink(code: string, signal: AbortSignal): Promise<NewLink> {
  return callByCode(inviteCalls.getNewLink, { params: { code }, signal })
}

export function requestNewLink(code: string): Promise<NewLink> {
  return callByCode(inviteCalls.postNewLink, { params: { code } })
}

/** A link is valid for one visit; another would reload the frame and lose input. */
export function loadResidentLink(code: string, signal: AbortSignal): Promise<{ embedUrl: string }> {
  return callByCode(inviteCalls.getEmbeddedLink, { params: { code }, signal })
}

export async function resumeEmails(code: string): Promise<void> {
  await callByCode(inviteCalls.resumeInviteEmails, { params: { code } })
}

/** Whatever comes of it, the next page shows the server's state. */
export async function reportReturn(code: string): Promise<void> {
  await callByCode(inviteCalls.postReturn, { params: { code } }).catch(() => undefined)
}

/** A plain link, so that any phone can save the file. */
export function executedFilePath(code: string): string {
  return callUrl(inviteCalls.getExecutedByCode, { params: { code }, query: freshLink() })
}

export async function mailExecutedLink(code: string): Promise<void> {
  await callByCode(inviteCalls.postExecutedLink, { params: { code } })
}

/** A fresh link to the executed file carries its token in the address. */
function freshLink(): { copy?: string } {
  const copy = new URLSearchParams(window.location.search).get('copy')

  return copy ? { copy } : {}
}

export function signedCopyPath(code: string): string {
  return callUrl(inviteCalls.getSignedCopy, { params: { code } })
}
