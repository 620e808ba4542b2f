import type { SignerRole } from '@countersign/answers'
import { inviteRoleName, type ArchiveReason } from '@countersign/contract'
import type { InviteRow } from '../invites/invite-row.ts'

/** Why a packet ends before everyone has signed; `by` are those whose doing, or not doing, it was. */
export interface Ending {
  reason: Exclude<ArchiveReason, 'put-away'>
  /** The reason as it is shown to the owner. */
  words: string
  by: readonly SignerRole[]
}

/** "Maria Lopez (Resident 1)". */
export function nameOfInvite({ name, role, kind }: InviteRow): string {
  return `${name} (${inviteRoleName(role, kind)})`
}
