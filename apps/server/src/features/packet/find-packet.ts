import type { InviteRole } from '@countersign/contract/schemas/roles'
import { executedFiles, packets } from '@countersign/database'
import { and, eq, inArray } from 'drizzle-orm'
import type { Context } from '../../kernel/context.ts'
import { DomainError } from '../../kernel/domain-error.ts'
import { isOwnPacket } from '../../kernel/own-rows.ts'
import type { PacketRow } from './rows.ts'

/** Throws `packet-not-found` for another member's packet too. */
export async function findOwnPacket(ctx: Context, groupId: string): Promise<PacketRow> {
  const [packet] = await ctx.db.select().from(packets).where(ownGroup(ctx, groupId))

  return packet ?? fail()
}

export type FileFacts = Pick<typeof executedFiles.$inferSelect, 'sha256' | 'bytes'>

/** With the executed file of one signer. Throws as `findOwnPacket` does. */
export async function findOwnPacketAndFile(
  ctx: Context,
  groupId: string,
  role: InviteRole,
): Promise<{ packet: PacketRow; file: FileFacts | undefined }> {
  const [found] = await ctx.db
    .select({
      packet: packets,
      file: { sha256: executedFiles.sha256, bytes: executedFiles.bytes },
    })
    .from(packets)
    .leftJoin(executedFiles, and(eq(executedFiles.packetId, packets.id), isFileOf(role)))
    .where(ownGroup(ctx, groupId))

  return found ? { ...found, file: found.file ?? undefined } : fail()
}

/** Everyone's file, or this signer's own where private copies differ: nobody gets another signer's. */
export function isFileOf(role: InviteRole) {
  return inArray(executedFiles.audience, ['everyone', role])
}

/**
 * Locks the packet's row until the transaction ends. Every change of a packet, its invites or its
 * events locks this row first: one lock order prevents deadlocks.
 */
export async function lockOwnPacket(ctx: Context, groupId: string): Promise<PacketRow> {
  const [packet] = await ctx.db
    .select()
    .from(packets)
    .where(ownGroup(ctx, groupId))
    .for('no key update')

  return packet ?? fail()
}

/** `undefined` while the group has no packet yet. */
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
  return and(eq(packets.documentGroupId, groupId), isOwnPacket(ctx))
}

function fail(): never {
  throw new DomainError('packet-not-found', 'There is no such packet.')
}
