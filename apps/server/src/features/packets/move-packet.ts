import { statusesBefore, type PacketStatus } from '@countersign/contract'
import { packets } from '@countersign/database'
import { and, eq, inArray, sql } from 'drizzle-orm'
import type { Context } from '../../kernel/context.ts'
import type { PacketRow } from './rows.ts'

/** What a move may write beside the status. */
export type WithMove = Partial<
  Pick<
    PacketRow,
    | 'executionDate'
    | 'ownerSignedAt'
    | 'sealingProblem'
    | 'sealingLease'
    | 'sealingLeasedUntil'
    | 'archivedReason'
    | 'archivedWords'
    | 'archivedAt'
  >
>

/**
 * Moves a packet through the lifecycle table, by an update on the condition that it still stands at
 * an allowed earlier status. `undefined` says that somebody else was first, or that it is not there yet.
 */
export async function movePacket(
  ctx: Context,
  packetId: string,
  to: PacketStatus,
  also: WithMove = {},
): Promise<PacketRow | undefined> {
  const [moved] = await ctx.db
    .update(packets)
    .set({
      ...also,
      status: to,
      statusSince: ctx.clock.now(),
      version: sql`${packets.version} + 1`,
    })
    .where(and(eq(packets.id, packetId), inArray(packets.status, statusesBefore(to))))
    .returning()

  return moved
}

/** Says that something which a person can see has changed, without a move: the next poll reads anew. */
export async function touchPacket(
  ctx: Context,
  packetId: string,
  change: WithMove = {},
): Promise<void> {
  await ctx.db
    .update(packets)
    .set({ ...change, version: sql`${packets.version} + 1` })
    .where(eq(packets.id, packetId))
}
