import { packets } from '@countersign/database'
import { and, eq } from 'drizzle-orm'
import { memberId, type Context } from '../../../kernel/context.ts'
import { DomainError } from '../../../kernel/domain-error.ts'
import type { PacketRow } from '../rows.ts'

/** The member's own packet; anybody else's is not there. */
export async function findOwnPacket(ctx: Context, groupId: string): Promise<PacketRow> {
  const [packet] = await ctx.db.select().from(packets).where(ownGroup(ctx, groupId))

  return packet ?? refuse()
}

/**
 * The member's own packet, held until the transaction ends. Whoever changes a packet, its invites or
 * its events holds its row first: one order of locks, so that nobody waits in a circle.
 */
export async function lockOwnPacket(ctx: Context, groupId: string): Promise<PacketRow> {
  const [packet] = await ctx.db
    .select()
    .from(packets)
    .where(ownGroup(ctx, groupId))
    .for('no key update')

  return packet ?? refuse()
}

/** The packet of a group, held until the transaction ends; `undefined` where the group has none yet. */
export async function lockPacketOfGroup(
  ctx: Context,
  groupId: string,
): Promise<PacketRow | undefined> {
  const [packet] = await ctx.db
    .select()
    .from(packets)
    .where(eq(packets.documentGroupId, groupId))
    .for('no key update')

  return packet
}

export async function findPacket(ctx: Context, packetId: string): Promise<PacketRow | undefined> {
  const [packet] = await ctx.db.select().from(packets).where(eq(packets.id, packetId))

  return packet
}

export async function lockPacket(ctx: Context, packetId: string): Promise<PacketRow | undefined> {
  const [packet] = await ctx.db
    .select()
    .from(packets)
    .where(eq(packets.id, packetId))
    .for('no key update')

  return packet
}

function ownGroup(ctx: Context, groupId: string) {
  return and(eq(packets.documentGroupId, groupId), eq(packets.ownerId, memberId(ctx)))
}

function refuse(): never {
  throw new DomainError('packet-not-found', 'There is no such packet.')
}
