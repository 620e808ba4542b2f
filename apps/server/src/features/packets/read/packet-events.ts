import {
  inviteRoleName,
  residentRoleAt,
  type PacketEvent,
  type PageQuery,
} from '@countersign/contract'
import { events } from '@countersign/database'
import { and, asc, eq, gt, inArray } from 'drizzle-orm'
import type { Context } from '../../../kernel/context.ts'
import { describeEvent, shownEventTypes } from './describe-event.ts'
import { findOwnPacket } from './find-packet.ts'
import { readTenants } from './list-packets.ts'
import type { PacketRow, PacketTenantRow } from '../rows.ts'
import { fromCursor, toCursor } from './page-cursor.ts'
import { parseActor, type EventActor } from '../../../kernel/events/event-actor.ts'
import { parseEvent } from '../../../kernel/events/parse-event.ts'
import { packetStream } from '../../../kernel/events/event-stream.ts'

/** What has happened to a packet, oldest first, as its owner reads it. */
export async function listPacketEvents(
  ctx: Context,
  { groupId, query }: { groupId: string; query: PageQuery },
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
    events: page.map((row) => present(row, packet, tenants)),
    next: last && rows.length > page.length ? toCursor(last.seq) : null,
  }
}

function present(
  row: typeof events.$inferSelect,
  packet: PacketRow,
  tenants: readonly PacketTenantRow[],
): PacketEvent {
  return {
    seq: row.seq,
    type: row.type,
    at: row.at.toISOString(),
    actor: describeActor(parseActor(row.actor), packet, tenants),
    words: describeEvent(parseEvent(row)),
  }
}

/** Who it was, by the name they have in this packet. */
function describeActor(
  actor: EventActor,
  packet: PacketRow,
  tenants: readonly PacketTenantRow[],
): string {
  if (actor.kind === 'member' && actor.userId === packet.ownerId) {
    return `${packet.initiatorName} (Owner/Agent)`
  }
  if (actor.kind === 'resident') {
    const tenant = tenants.find(({ position }) => residentRoleAt(position) === actor.role)
    return tenant
      ? `${tenant.firstName} ${tenant.lastName} (${inviteRoleName(actor.role)})`
      : 'Countersign'
  }

  return 'Countersign'
}
