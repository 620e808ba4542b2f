import type { Payment, Receipt } from '@countersign/contract'
import { packetTenants, receipts } from '@countersign/database'
import { eq } from 'drizzle-orm'
import type { Context } from '../../../kernel/context.ts'
import { findOwnPacket } from '../read/find-packet.ts'
import type { PacketRow } from '../rows.ts'

export async function readPayment(
  ctx: Context,
  { groupId }: { groupId: string },
): Promise<Payment> {
  const packet = await findOwnPacket(ctx, groupId)
  const receipt = await findReceipt(ctx, packet.id)

  return {
    amountCents: receipt?.amountCents ?? (await computeFee(ctx, packet)),
    currency: 'USD',
    receipt: receipt ? presentReceipt(receipt, groupId) : null,
  }
}

export async function findReceipt(ctx: Context, packetId: string) {
  const [receipt] = await ctx.db.select().from(receipts).where(eq(receipts.packetId, packetId))

  return receipt
}

/** What sending this packet costs, in integer cents. */
export async function computeFee(ctx: Context, packet: PacketRow): Promise<number> {
  const residents = await ctx.db.$count(packetTenants, eq(packetTenants.packetId, packet.id))

  return ctx.ports.payments.feeCents({ documents: packet.documents.length, residents })
}

export function presentReceipt(
  row: typeof receipts.$inferSelect,
  documentGroupId: string,
): Receipt {
  return {
    _id: row.id,
    documentGroupId,
    amountCents: row.amountCents,
    currency: 'USD',
    paidAt: row.paidAt.toISOString(),
  }
}
