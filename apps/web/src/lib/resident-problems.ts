import type { ProblemCode } from '@countersign/contract/rules/problems'
import { ApiProblem } from './api-problem.ts'

/** Verbatim from the spec, section 8. */
export const fetchSigningLinkFailedText = 'There was an error fetching the signing link'
export const loadSigningLinkFailedText = 'There was an error loading the signing link.'
export const signingStatusFailedText = 'Error fetching signing status'

const unreachableText =
  'We could not reach Countersign. Check your internet connection, then try again.'

/** Problems that a resident's page describes. Those that end a link have pages of their own. */
export const residentProblems = {
  'invalid-request': 'Something went wrong with this request. Reload the page and try again.',
  'not-found': 'We could not find what you were looking for.',
  'invalid-state':
    'This packet has moved on to another step. Reload the page to see where it is now.',
  'too-many-requests': 'Too many requests. Wait a minute, then try again.',
  'provider-unavailable': 'This is not available right now. Please try again in a few minutes.',
  'storage-unavailable':
    'The file storage is not available right now. Nothing that was saved is lost. Please try again in a few minutes.',
  'file-damaged':
    'This file is damaged in the file storage. Trying again does not help: please tell the sender.',
  unavailable:
    'Countersign is not available right now. Nothing that was saved is lost. Please try again in a minute.',
  unexpected: 'Something went wrong on our side. Please try again.',
} as const satisfies Partial<Record<ProblemCode, string>>

type Messages = Partial<Record<ProblemCode, string>> & { unexpected: string }

/** The server's `detail` comes first; `fallback` replaces only the generic message. */
export function describeError(
  error: unknown,
  messages: Messages = residentProblems,
  fallback?: string,
): string {
  if (!(error instanceof ApiProblem)) {
    return fallback ?? messages.unexpected
  }

  const { code, detail, requestId } = error.problem
  if (error.status === 0) {
    return unreachableText
  }
  if (code === 'unexpected') {
    return withReference(fallback ?? detail ?? messages.unexpected, requestId)
  }

  return detail ?? messages[code] ?? messages.unexpected
}

/** With what support needs to find the error in the log. */
function withReference(message: string, requestId: string | undefined): string {
  const sentence = /[.!?]$/.test(message) ? message : `${message}.`

  return requestId === undefined ? message : `${sentence} Reference: ${requestId}`
}
