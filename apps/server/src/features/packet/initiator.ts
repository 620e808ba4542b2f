import { nameInitiator, type SignerName } from '@countersign/answers/signer-name'
import { packets, users } from '@countersign/database'
import { and, eq, sql } from 'drizzle-orm'
import type { Context } from '../../kernel/context.ts'
import { ownerSignerId } from './owner-actor.ts'
import type { InviteRow, PacketRow } from './rows.ts'

/** The person who made the packet and signs it, and the company for which they do, if any. */
export function initiatorOf({
  initiatorName,
  signerName,
}: Pick<PacketRow, 'initiatorName' | 'signerName'>): SignerName {
  return nameInitiator({ party: initiatorName, person: signerName ?? initiatorName })
}

/** A co-owner, and the company for which they sign, if any; anybody else who signs through a link. */
export function signerNameOf({
  name,
  signingFor,
}: Pick<InviteRow, 'name' | 'signingFor'>): SignerName {
  return { name, ...(signingFor !== null && { signingFor }) }
}

/** For a new packet like this one: who signed as themselves has the name of today. */
export async function readCurrentInitiatorName(ctx: Context, packet: PacketRow): Promise<string> {
  if (packet.signerName === null || initiatorOf(packet).signingFor !== undefined) {
    return packet.initiatorName
  }
  const [signer] = await ctx.db
    .select({ name: users.name })
    .from(users)
    .where(eq(users.id, ownerSignerId(packet)))

  return signer?.name ?? packet.initiatorName
}

/** For what is signed: a packet of an earlier release takes the name of its owner's account. */
export async function readInitiator(ctx: Context, packet: PacketRow): Promise<SignerName> {
  if (packet.signerName !== null) {
    return initiatorOf(packet)
  }
  const [named = packet] = await ctx.db
    .update(packets)
    .set({ signerName: users.name })
    .from(users)
    .where(
      and(
        eq(packets.id, packet.id),
        eq(users.id, sql`coalesce(${packets.signerId}, ${packets.ownerId})`),
      ),
    )
    .returning({ initiatorName: packets.initiatorName, signerName: packets.signerName })

  return initiatorOf(named)
}
