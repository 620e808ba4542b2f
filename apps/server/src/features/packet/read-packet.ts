import type { Packet } from '@countersign/contract/schemas/packets/packet'
import { packets } from '@countersign/database'
import { and, eq } from 'drizzle-orm'
import { officeId, type Context } from '../../kernel/context.ts'
import { matchesEtag } from '../../kernel/etag.ts'
import { findOwnPacket } from './find-packet.ts'
import { presentPackets } from './present-packets.ts'
import type { PacketRow } from './rows.ts'

export interface PacketResult {
  etag: string
  /** Absent if the caller has this version. */
  packet?: Packet
}

/** A poll with a known ETag reads one indexed row and nothing else. */
export async function readPacket(
  ctx: Context,
  { groupId, ifNoneMatch }: { groupId: string; ifNoneMatch: string | undefined },
): Promise<PacketResult> {
  const etag = ifNoneMatch && (await currentEtag(ctx, groupId))
  if (etag && matchesEtag(ifNoneMatch, etag)) {
    return { etag }
  }

  const row = await findOwnPacket(ctx, groupId)
  return { etag: createEtag(row), packet: await presentOne(ctx, row) }
}

export async function presentOne(ctx: Context, row: PacketRow): Promise<Packet> {
  const [packet] = await presentPackets(ctx, [row])
  if (!packet) {
    throw new Error('A packet is presented as one packet.')
  }
  return packet
}

async function currentEtag(ctx: Context, groupId: string): Promise<string | undefined> {
  const [row] = await ctx.db
    .select({ id: packets.id, version: packets.version })
    .from(packets)
    .where(and(eq(packets.documentGroupId, groupId), eq(packets.ownerId, officeId(ctx))))

  return row && createEtag(row)
}

function createEtag({ id, version }: Pick<PacketRow, 'id' | 'version'>): string {
  return `"${id}.${version}"`
}
