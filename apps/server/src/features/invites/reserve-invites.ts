import { coOwnerRoles } from '@countersign/answers/field'
import type { SignerName } from '@countersign/answers/signer-name'
import { residentRoleAt } from '@countersign/contract/rules/roles'
import type { ResidentLanguage } from '@countersign/contract/schemas/languages'
import type { CoOwner, Signer } from '@countersign/contract/schemas/packets/create-packet'
import type { InviteRole, SignerKind } from '@countersign/contract/schemas/roles'
import { packets, packetTenants, signingInvites, tenants } from '@countersign/database'
import { sql } from 'drizzle-orm'
import type { Context } from '../../kernel/context.ts'

interface SignerSlot {
  role: InviteRole
  name: string
  email: string
  /** Default: a resident, or the owner. */
  kind?: SignerKind | undefined
  firstName?: string
  lastName?: string
  phone?: string
  signingFor?: string | undefined
}

interface People {
  /** In signing order. */
  signers: readonly Signer[]
  coOwners: readonly CoOwner[]
  initiator: SignerName & { email: string }
}

/** One invite per signer of a new packet. Links are made when it is sent. */
export async function reserveInvites(
  ctx: Context,
  { packetId, ownerId, ...people }: People & { packetId: string; ownerId: string },
): Promise<void> {
  await ctx.db.insert(signingInvites).values(
    signerSlots(people).map((slot, position) => ({
      ...slot,
      id: ctx.ids.uuid(),
      packetId,
      position,
      status: 'created' as const,
      language: slot.role === 'LLSign' ? null : lastLanguage(ownerId, slot.email),
    })),
  )
}

/** Which language this owner's tenant with this email had in their last packet. */
function lastLanguage(ownerId: string, email: string) {
  return sql<ResidentLanguage | null>`(
    select ${signingInvites.language} from ${tenants}
    join ${packetTenants} on ${packetTenants.tenantId} = ${tenants.id}
    join ${packets} on ${packets.id} = ${packetTenants.packetId}
    join ${signingInvites} on ${signingInvites.packetId} = ${packets.id}
      and ${signingInvites.email} = ${packetTenants.email}
    where ${tenants.ownerId} = ${ownerId} and ${tenants.emailKey} = ${email.trim().toLowerCase()}
      and ${signingInvites.language} is not null
    order by ${packets.number} desc limit 1)`
}

/** Residents and guarantors as TT1…TTn, then co-owners, then the initiator, who signs last. */
function signerSlots({ signers, coOwners, initiator }: People): SignerSlot[] {
  const residents = signers.map(({ firstName, lastName, email, phone, kind }, index) => ({
    role: residentRoleAt(index),
    name: `${firstName} ${lastName}`.trim(),
    firstName,
    lastName,
    email,
    phone,
    kind,
  }))

  const owners = coOwnerRoles.flatMap((role, index): SignerSlot[] => {
    const owner = coOwners[index]
    return owner ? [{ role, name: `${owner.firstName} ${owner.lastName}`.trim(), ...owner }] : []
  })

  return [...residents, ...owners, { role: 'LLSign', name: initiator.name, email: initiator.email }]
}
