import type { MemberPacket, MemberPacketPage } from '@countersign/contract/schemas/members'
import type { PageQuery } from '@countersign/contract/schemas/shapes'
import { packets } from '@countersign/database'
import { and, desc, lt } from 'drizzle-orm'
import type { Context } from '../../kernel/context.ts'
import { isOwnPacket } from '../../kernel/own-rows.ts'
import { fromCursor, toCursor, type PacketRow } from '../packet/index.ts'
import { readMemberAccount } from './as-member.ts'
import { requireAccess } from './support/find-access.ts'

/** Newest first, for somebody of the staff who has entered the member's number. */
export async function listMemberPackets(
  ctx: Context,
  { id, query: { after, limit } }: { id: string; query: PageQuery },
): Promise<MemberPacketPage> {
  const { own } = await readMemberAccount(ctx, id)
  await requireAccess(ctx, own)
  const before = fromCursor(after)
  const rows = await own.db
    .select()
    .from(packets)
    .where(and(isOwnPacket(own), before === undefined ? undefined : lt(packets.number, before)))
    .orderBy(desc(packets.number))
    .limit(limit + 1)
  const page = rows.slice(0, limit)
  const last = page.at(-1)

  return {
    packets: page.map(presentMemberPacket),
    next: last && rows.length > limit ? toCursor(last.number) : null,
  }
}

export function presentMemberPacket(packet: PacketRow): MemberPacket {
  const { documentGroupId, createdAt, status, propertyName, unitName } = packet

  return {
    documentGroupId,
    createdAt: createdAt.toISOString(),
    status,
    home: [propertyName, unitName].filter(Boolean).join(', '),
  }
}
