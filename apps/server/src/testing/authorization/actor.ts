import type { Subject } from '../api-requests/subject.ts'

/** Who calls, as a column of the authorization table. */
export interface Actor {
  title: string
  token?: string | undefined
  /** In place of the resident's own one, where the endpoint takes a code. */
  code?: string | undefined
  /** In place of the one that all others call about. */
  subject?: Subject
  /** In place of the owner's, where the endpoint takes the caller's own. */
  email?: string
  /** Its answers must not show anything of the subject. */
  isStranger?: boolean
  /** What it may do changes the subject, so it comes last. */
  isLast?: boolean
}
