import { sameEmail } from '@countersign/contract/rules/signers'
import type { InviteRole } from '@countersign/contract/schemas/roles'
import { packets, packetTenants } from '@countersign/database'
import { and, eq } from 'drizzle-orm'
import { actingAs, type Context } from '../../../kernel/context.ts'
import { upsertTenant } from '../draft/insert-packet.ts'
import {
  isTenant,
  listColumns,
  listedPeople,
  type PacketRow,
  readInvites,
} from '../../packet/index.ts'

interface ChangedSigner {
  role: InviteRole
  firstName: string
  lastName: string
  email: string
  /** E.164. */
  phone: string
  /** Before the correction. */
  earlierEmail: string
}

/**
 * What the list and the search show of a corrected signer. Guarantors and co-owners are found by the
 * search, but are not among the owner's tenants.
 */
export async function saveListedSigner(
  ctx: Context,
  packet: PacketRow,
  { role, earlierEmail, ...person }: ChangedSigner,
): Promise<void> {
  const invites = await readInvites(ctx, packet.id)
  if (invites.some((invite) => invite.role === role && isTenant(invite))) {
    // Another email may belong to a tenant whom this packet must not rename.
    const rename = sameEmail(earlierEmail, person.email)
    const owner = actingAs(ctx, { kind: 'member', userId: packet.ownerId })
    const tenantId = await upsertTenant(owner, { ...person, rename })
    await ctx.db
      .update(packetTenants)
      .set({ ...person, tenantId })
      .where(
        and(
          eq(packetTenants.packetId, packet.id),
          eq(packetTenants.position, Number(role.slice(2)) - 1),
        ),
      )
  }

  await ctx.db
    .update(packets)
    .set(listColumns(packet, listedPeople(invites)))
    .where(eq(packets.id, packet.id))
}
