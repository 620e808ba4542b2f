import type { getPacketEvents, PacketEvent } from '@countersign/contract'
import { events } from '@countersign/database'
import { and, asc, eq, gt, inArray } from 'drizzle-orm'
import type { z } from 'zod'
import type { Context } from '../../../kernel/context.ts'
import { eventWords, isShown, shownEventTypes } from './event-words.ts'
import { findOwnPacket } from './find-packet.ts'
import { readTenants } from './list-packets.ts'
import type { PacketRow, PacketTenantRow } from '../rows.ts'
import { fromCursor, toCursor } from './page-cursor.ts'
import { packetStream } from '../../../kernel/events/event-stream.ts'

type Query = z.output<NonNullable<typeof getPacketEvents.query>>

/** What has happened to a packet, oldest first, in words for its owner. */
export async function listPacketEvents(
  ctx: Context,
  { groupId, query }: { groupId: string; query: Query },
): Promise<{ events: PacketEvent[]; next: string | null }> {
  const packet = await findOwnPacket(ctx, groupId)
  const tenants = await readTenants(ctx, [packet.id])
  const after = fromCursor(query.after) ?? 0

  const rows = await ctx.db
    .select()
    .from(events)
    .where(
      and(
        eq(events.stream, packetStream(groupId)),
        gt(events.seq, after),
        inArray(events.type, shownEventTypes),
      ),
    )
    .orderBy(asc(events.seq))
    .limit(query.limit + 1)
  const page = rows.slice(0, query.limit)
  const last = page.at(-1)

  return {
    events: page.flatMap((row) => present(row, packet, tenants)),
    next: last && rows.length > page.length ? toCursor(last.seq) : null,
  }
}

function present(
  row: typeof events.$inferSelect,
  packet: PacketRow,
  tenants: readonly PacketTenantRow[],
): PacketEvent[] {
  if (!isShown(row.type)) {
    return []
  }

  const actor = actorWords(row.actor, packet, tenants)
  return [
    {
      seq: row.seq,
      type: row.type,
      at: row.at.toISOString(),
      actor,
      words: eventWords(row.type, row.data),
    },
  ]
}

/** Who it was, by the name they have in this packet. */
function actorWords(actor: string, packet: PacketRow, tenants: readonly PacketTenantRow[]): string {
  const place = /^resident:TT(\d)$/.exec(actor)?.[1]
  const tenant = place === undefined ? undefined : tenants[Number(place) - 1]
  if (tenant) {
    return `${tenant.firstName} ${tenant.lastName} (Resident ${place})`
  }

  return actor === `member:${packet.ownerId}`
    ? `${packet.initiatorName} (Owner/Agent)`
    : 'Countersign'
}
