import type { Role } from '@countersign/answers'

/** What there is to know of an executed file that is one person's own, without the private copies of others. */
export interface SignerCopy {
  role: Role
  /** Private copies of others that are not in this file. */
  withheld: number
  /** Of all events, as the complete file tells it. */
  chain: { count: number; headSha256: string }
}
