import type { ProblemCode } from '@countersign/contract/rules/problems'
import type { Access } from '@countersign/contract/call'

/** Whether a problem is about who calls, and not about what was asked for. */
export function isRefusal(code: ProblemCode, access: Access): boolean {
  const isOfLink = access === 'code' || access === 'copy' || access === 'room'

  return (
    (access === 'copy' && code === 'file-link-expired') ||
    code.endsWith('not-found') ||
    refusals.includes(code) ||
    (isOfLink && deadLinks.includes(code))
  )
}

const refusals: ProblemCode[] = [
  'not-signed-in',
  'session-expired',
  'login-failed',
  'not-a-member',
  'not-allowed',
  'not-permitted',
  'support-number-needed',
  'support-number-wrong',
  'webhook-refused',
]

const deadLinks: ProblemCode[] = [
  'packet-closed',
  'invite-expired',
  'wrong-recipient',
  'link-replaced',
  'invite-declined',
  'room-taken-over',
]
