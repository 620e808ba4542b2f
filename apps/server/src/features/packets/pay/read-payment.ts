import type { Payment } from '@countersign/contract'
import { receipts } from '@countersign/database'
import { eq } from 'drizzle-orm'
import type { Context } from '../../../kernel/context.ts'
import { findOwnPacket } from '../read/find-packet.ts'
import { feeOf } from './packet-fee.ts'
import { presentReceipt } from './present-receipt.ts'

/** What sending a packet costs, and whether that is paid. */
export async function readPayment(
  ctx: Context,
  { groupId }: { groupId: string },
): Promise<Payment> {
  const packet = await findOwnPacket(ctx, groupId)
  const receipt = await findReceipt(ctx, packet.id)

  return {
    amountCents: receipt?.amountCents ?? (await feeOf(ctx, packet)),
    currency: 'USD',
    receipt: receipt ? presentReceipt(receipt, groupId) : null,
  }
}

export async function findReceipt(ctx: Context, packetId: string) {
  const [receipt] = await ctx.db.select().from(receipts).where(eq(receipts.packetId, packetId))

  return receipt
}
