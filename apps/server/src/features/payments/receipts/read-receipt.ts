import type { ReceiptDetails } from '@countersign/contract/schemas/payments'
import { packets, receipts } from '@countersign/database'
import { and, eq } from 'drizzle-orm'
import { z } from 'zod'
import { officeId, type Context } from '../../../kernel/context.ts'
import { DomainError } from '../../../kernel/domain-error.ts'
import { isOwnHome } from '../../../kernel/own-rows.ts'
import { presentReceiptDetails } from '../present-receipt.ts'

export async function readReceipt(
  ctx: Context,
  { receiptId }: { receiptId: string },
): Promise<ReceiptDetails> {
  const id = z.uuid().safeParse(receiptId)
  const rows = id.success
    ? await ctx.db
        .select({ receipt: receipts, packet: packets })
        .from(receipts)
        .innerJoin(packets, eq(packets.id, receipts.packetId))
        .where(
          and(
            eq(receipts.id, id.data),
            eq(receipts.ownerId, officeId(ctx)),
            isOwnHome(ctx, packets.propertyId),
          ),
        )
    : []
  const [receipt] = await presentReceiptDetails(ctx, rows)
  if (!receipt) {
    throw new DomainError('receipt-not-found', 'There is no such receipt.')
  }

  return receipt
}
