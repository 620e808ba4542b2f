import type { Settlement } from '@countersign/contract/schemas/payments'
import { receiptCounters, receipts } from '@countersign/database'
import { and, eq, isNull, sql } from 'drizzle-orm'
import type { Context } from '../../kernel/context.ts'
import type { PaymentRow, ReceiptRow } from '../packet/index.ts'
import type { LockedPayment } from './move-payment.ts'

interface NewReceipt extends LockedPayment {
  settlement: Settlement
  paidAt: Date
  /** It does not pay for the packet: its money goes back. */
  isVoid: boolean
}

/**
 * In the transaction that settles the payment. The counter's row is locked until it commits, so
 * numbers are given in order and none is skipped.
 */
export async function writeReceipt(
  ctx: Context,
  { packet, payment, settlement, paidAt, isVoid }: NewReceipt,
): Promise<ReceiptRow> {
  const [receipt] = await ctx.db
    .insert(receipts)
    .values({
      id: ctx.ids.uuid(),
      packetId: packet.id,
      ownerId: packet.ownerId,
      paymentId: payment.id,
      number: payment.amountCents === 0 ? null : await nextNumber(ctx),
      amountCents: payment.amountCents,
      currency: payment.currency,
      settlement,
      method: payment.method,
      reference: payment.chargeReference ?? payment.reference ?? payment.id,
      paidAt,
      voidedAt: isVoid ? ctx.clock.now() : null,
    })
    .returning()
  if (!receipt) {
    throw new Error('The receipt could not be inserted.')
  }

  return receipt
}

async function nextNumber(ctx: Context): Promise<number> {
  const [counter] = await ctx.db
    .update(receiptCounters)
    .set({ last: sql`${receiptCounters.last} + 1` })
    .returning()
  if (!counter) {
    throw new Error('The receipt counter is missing.')
  }

  return counter.last
}

/** It no longer pays for its packet. Idempotent. */
export async function voidReceipt(ctx: Context, { id }: Pick<PaymentRow, 'id'>): Promise<void> {
  await ctx.db
    .update(receipts)
    .set({ voidedAt: ctx.clock.now() })
    .where(and(eq(receipts.paymentId, id), isNull(receipts.voidedAt)))
}
