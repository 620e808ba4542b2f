import type { ArchiveReason } from '@countersign/contract/schemas/packets/packet-status'
import type { SignerRole } from '@countersign/answers/field'

/** Why a packet ends before everyone has signed. */
export interface Ending {
  kind: Exclude<ArchiveReason, 'archived'>
  /** Shown to the owner. */
  reason: string
  /** Who declined, or did not sign in time. */
  by: readonly SignerRole[]
}
