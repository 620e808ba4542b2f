import { paymentStatusesBefore } from '@countersign/contract/rules/payments'
import type { PaymentStatus } from '@countersign/contract/schemas/payments'
import { payments } from '@countersign/database'
import { and, eq, inArray } from 'drizzle-orm'
import type { Context } from '../../kernel/context.ts'
import { lockPacket, type PacketRow, type PaymentRow } from '../packet/index.ts'

export interface LockedPayment {
  packet: PacketRow
  payment: PaymentRow
}

/**
 * Locks the packet first, as every change does. A revision may carry the payment to another packet in
 * between: then the caller's job runs again.
 */
export async function lockPayment(ctx: Context, paymentId: string): Promise<LockedPayment> {
  const found = await findPayment(ctx, paymentId)
  const packet = found && (await lockPacket(ctx, found.packetId))
  const payment = packet && (await findPayment(ctx, paymentId))
  if (!packet || payment?.packetId !== packet.id) {
    throw new Error(`The payment ${paymentId} could not be locked with its packet.`)
  }

  return { packet, payment }
}

export async function findPayment(
  ctx: Context,
  paymentId: string,
): Promise<PaymentRow | undefined> {
  const [payment] = await ctx.db.select().from(payments).where(eq(payments.id, paymentId))

  return payment
}

type PaymentChange = Partial<
  Pick<PaymentRow, 'settledAt' | 'failure' | 'method' | 'chargeReference' | 'reference'>
>

/**
 * A conditional update on the earlier statuses, by default those of the table. `undefined`:
 * the payment is at another status.
 */
export async function movePayment(
  ctx: Context,
  paymentId: string,
  to: PaymentStatus,
  change: PaymentChange = {},
  from: readonly PaymentStatus[] = paymentStatusesBefore(to),
): Promise<PaymentRow | undefined> {
  const under = to === 'pending' || to === 'processing'
  const [moved] = await ctx.db
    .update(payments)
    .set({ ...change, status: to, ...(under ? {} : { nextCheckAt: null }) })
    .where(and(eq(payments.id, paymentId), inArray(payments.status, [...from])))
    .returning()

  return moved
}
