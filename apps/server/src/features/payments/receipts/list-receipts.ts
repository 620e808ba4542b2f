import type { ReceiptPage } from '@countersign/contract/schemas/payments'
import type { PageQuery } from '@countersign/contract/schemas/shapes'
import { packets, receipts } from '@countersign/database'
import { and, desc, eq, isNotNull, lt } from 'drizzle-orm'
import { officeId, type Context } from '../../../kernel/context.ts'
import { fromCursor, type PacketRow, type ReceiptRow, toCursor } from '../../packet/index.ts'
import { presentReceiptDetails } from '../present-receipt.ts'

/** Newest first; a fee of 0 has no number and is left out. */
export async function listReceipts(
  ctx: Context,
  { after, limit }: PageQuery,
): Promise<ReceiptPage> {
  const rows = await selectReceipts(ctx, { before: fromCursor(after), limit: limit + 1 })
  const page = rows.slice(0, limit)
  const last = page.at(-1)?.receipt.number

  return {
    receipts: await presentReceiptDetails(ctx, page),
    next: rows.length > limit && last ? toCursor(last) : null,
  }
}

export async function selectReceipts(
  ctx: Context,
  { before, limit }: { before: number | undefined; limit: number },
): Promise<{ receipt: ReceiptRow; packet: PacketRow }[]> {
  return ctx.db
    .select({ receipt: receipts, packet: packets })
    .from(receipts)
    .innerJoin(packets, eq(packets.id, receipts.packetId))
    .where(
      and(
        eq(receipts.ownerId, officeId(ctx)),
        isNotNull(receipts.number),
        before === undefined ? undefined : lt(receipts.number, before),
      ),
    )
    .orderBy(desc(receipts.number))
    .limit(limit)
}
