import { packetTenants } from '@countersign/database'
import { eq } from 'drizzle-orm'
import type { Context } from '../../../kernel/context.ts'
import type { PacketRow } from '../rows.ts'

/** What sending this packet costs, in integer cents. */
export async function feeOf(ctx: Context, packet: PacketRow): Promise<number> {
  const residents = await ctx.db.$count(packetTenants, eq(packetTenants.packetId, packet.id))

  return ctx.ports.payments.feeCents({ documents: packet.documents.length, residents })
}
