import type {
  Fee,
  Payment,
  PaymentStatus,
  Settlement,
} from '@countersign/contract/schemas/payments'
import { packetTenants, payments, receipts } from '@countersign/database'
import { and, desc, eq, isNull } from 'drizzle-orm'
import { officeId, type Context } from '../../kernel/context.ts'
import { findOwnPacket, type PacketRow, type PaymentRow, type ReceiptRow } from '../packet/index.ts'
import { presentReceipt } from './present-receipt.ts'

export async function readPayment(
  ctx: Context,
  { groupId }: { groupId: string },
): Promise<Payment> {
  return presentPayment(ctx, await findOwnPacket(ctx, groupId))
}

export async function presentPayment(ctx: Context, packet: PacketRow): Promise<Payment> {
  const receipt = await findReceipt(ctx, packet.id)
  const attempt = await findLastAttempt(ctx, packet.id)
  const amountCents = receipt?.amountCents ?? (await computeFee(ctx, packet))

  return {
    amountCents,
    currency: 'USD',
    settlement: receipt?.settlement ?? settlementOf(ctx, amountCents),
    receipt: receipt ? await presentReceipt(ctx, receipt, packet) : null,
    attempt: attempt
      ? {
          status: attempt.status,
          failure: attempt.failure,
          wrongAmount: attempt.wrongAmountAt !== null && isUnderWay(attempt),
        }
      : null,
  }
}

/** Before there is a packet: what sending one of this size will cost. */
export async function readFee(
  ctx: Context,
  size: { documents: number; residents: number },
): Promise<Fee> {
  officeId(ctx)
  const amountCents = ctx.ports.payments.feeCents(size)

  return { amountCents, currency: 'USD', settlement: settlementOf(ctx, amountCents) }
}

function settlementOf({ ports }: Context, amountCents: number): Settlement {
  if (amountCents === 0) {
    return 'free'
  }

  return ports.payments.online ? 'online' : 'invoiced'
}

/** The receipt that pays for the packet: not one whose money was given back. */
export async function findReceipt(ctx: Context, packetId: string): Promise<ReceiptRow | undefined> {
  const [receipt] = await ctx.db
    .select()
    .from(receipts)
    .where(and(eq(receipts.packetId, packetId), isNull(receipts.voidedAt)))

  return receipt
}

export async function findLastAttempt(
  ctx: Context,
  packetId: string,
): Promise<PaymentRow | undefined> {
  const [attempt] = await ctx.db
    .select()
    .from(payments)
    .where(eq(payments.packetId, packetId))
    .orderBy(desc(payments.attempt))
    .limit(1)

  return attempt
}

export function isUnderWay({ status }: { status: PaymentStatus }): boolean {
  return status === 'pending' || status === 'processing'
}

/** What sending this packet costs, in integer cents. */
export async function computeFee(ctx: Context, packet: PacketRow): Promise<number> {
  const residents = await ctx.db.$count(packetTenants, eq(packetTenants.packetId, packet.id))

  return ctx.ports.payments.feeCents({ documents: packet.documents.length, residents })
}
