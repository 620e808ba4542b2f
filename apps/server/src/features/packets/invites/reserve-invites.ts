import {
  residentRoleAt,
  type InviteRole,
  type Signer,
  type SignerKind,
} from '@countersign/contract'
import { signingInvites } from '@countersign/database'
import type { Context } from '../../../kernel/context.ts'

interface SignerSlot {
  role: InviteRole
  name: string
  email: string
  /** Default: a resident, or the owner. */
  kind?: SignerKind | undefined
  firstName?: string
  lastName?: string
  phone?: string
}

interface People {
  /** In signing order. */
  signers: readonly Signer[]
  initiator: { name: string; email: string }
}

/** One invite per signer of a new packet. Links are made when it is sent. */
export async function reserveInvites(
  ctx: Context,
  { packetId, ...people }: People & { packetId: string },
): Promise<void> {
  await ctx.db.insert(signingInvites).values(
    signerSlots(people).map((slot, position) => ({
      ...slot,
      id: ctx.ids.uuid(),
      packetId,
      position,
      status: 'created' as const,
    })),
  )
}

/** Residents and guarantors as TT1…TTn, then the initiator, who signs last. */
function signerSlots({ signers, initiator }: People): SignerSlot[] {
  const residents = signers.map(({ firstName, lastName, email, phone, kind }, index) => ({
    role: residentRoleAt(index),
    name: `${firstName} ${lastName}`.trim(),
    firstName,
    lastName,
    email,
    phone,
    kind,
  }))

  return [...residents, { role: 'LLSign', ...initiator }]
}
