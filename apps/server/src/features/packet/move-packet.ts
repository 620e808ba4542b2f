import { statusesBefore } from '@countersign/contract/rules/packet-lifecycle'
import type { PacketStatus } from '@countersign/contract/schemas/packets/packet-status'
import { packets } from '@countersign/database'
import { and, eq, inArray, sql } from 'drizzle-orm'
import type { Context } from '../../kernel/context.ts'
import type { PacketRow } from './rows.ts'

type PacketChange = Partial<
  Pick<
    PacketRow,
    | 'executionDate'
    | 'ownerSignedAt'
    | 'sealingProblem'
    | 'archivedReason'
    | 'archivedWords'
    | 'archivedAt'
    | 'discarded'
    | 'hiddenAt'
    | 'firstSignedAt'
    | 'executedOn'
    | 'ownersWaiting'
  >
>

/**
 * A conditional update on the earlier statuses decides the race; by default, those from which the
 * lifecycle table leads forward to this one.
 * `undefined`: the packet is at another status.
 */
export async function movePacket(
  ctx: Context,
  packetId: string,
  to: PacketStatus,
  change: PacketChange = {},
  from: readonly PacketStatus[] = statusesBefore(to),
): Promise<PacketRow | undefined> {
  const [moved] = await moveFrom(ctx, { packetId, to, change, from }).returning()

  return moved
}

/** As `movePacket`, for those who need no row, which takes a millisecond to read. */
export async function tryMovePacket(
  ctx: Context,
  { packetId, to, change }: { packetId: string; to: PacketStatus; change: PacketChange },
): Promise<boolean> {
  const move = { packetId, to, change, from: statusesBefore(to) }
  const moved = await moveFrom(ctx, move).returning({ id: packets.id })

  return moved.length > 0
}

interface Move {
  packetId: string
  to: PacketStatus
  change: PacketChange
  from: readonly PacketStatus[]
}

function moveFrom(ctx: Context, { packetId, to, change, from }: Move) {
  return ctx.db
    .update(packets)
    .set({
      ...change,
      status: to,
      statusSince: ctx.clock.now(),
      version: sql`${packets.version} + 1`,
    })
    .where(and(eq(packets.id, packetId), inArray(packets.status, [...from])))
}

/** Raises the version, and with it the ETag, after a change that users see. */
export async function touchPacket(
  ctx: Context,
  packetId: string,
  change: PacketChange = {},
): Promise<void> {
  await ctx.db
    .update(packets)
    .set({ ...change, version: sql`${packets.version} + 1` })
    .where(eq(packets.id, packetId))
}
