import { limits } from '@countersign/contract/rules/limits'
import type { sessions } from '@countersign/database'

type SessionTimes = Pick<typeof sessions.$inferSelect, 'createdAt' | 'endedAt'>

/** Logged out, ended from elsewhere, or at the end of its absolute life. */
export function isEnded({ createdAt, endedAt }: SessionTimes, now: Date): boolean {
  return endedAt !== null || now.getTime() - createdAt.getTime() > limits.sessionMs
}
