import type { ArchiveReason } from '@countersign/contract/schemas/packets/packet-status'
import type { SignerRole } from '@countersign/answers/field'

export interface Ending {
  kind: Exclude<ArchiveReason, 'archived'>
  /** Shown to the owner. */
  reason: string
  by: readonly SignerRole[]
}
