import type { Role } from '@countersign/answers'

/** Describes an executed file that belongs to one signer and lacks the private copies of others. */
export interface SignerCopy {
  role: Role
  /** Number of private copies left out. */
  withheld: number
  /** Count and last hash of all events, as in the complete file. */
  chain: { count: number; headSha256: string }
}
