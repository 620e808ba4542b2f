import {
  formatAddress,
  formatReceiptNumber,
  initiatorOf,
  type PacketRow,
  type ReceiptRow,
  type RefundRow,
} from '../packet/index.ts'
import { formatSender } from '@countersign/answers/signer-name'
import type { PaymentStatus, Receipt, ReceiptDetails } from '@countersign/contract/schemas/payments'
import { payments, refunds } from '@countersign/database'
import { asc, eq, inArray } from 'drizzle-orm'
import type { Context } from '../../kernel/context.ts'

export async function presentReceipt(
  ctx: Context,
  receipt: ReceiptRow,
  packet: Pick<PacketRow, 'documentGroupId'>,
): Promise<Receipt> {
  const [facts] = await readPaymentFacts(ctx, [receipt])

  return toReceipt(receipt, packet, facts)
}

/** In the given order. */
export async function presentReceiptDetails(
  ctx: Context,
  rows: readonly { receipt: ReceiptRow; packet: PacketRow }[],
): Promise<ReceiptDetails[]> {
  const facts = await readPaymentFacts(
    ctx,
    rows.map(({ receipt }) => receipt),
  )

  return rows.map(({ receipt, packet }, index) => ({
    ...toReceipt(receipt, packet, facts[index]),
    packetName: packet.name,
    address: formatAddress(packet),
    paidBy: { name: formatSender(initiatorOf(packet)), email: packet.initiatorEmail },
    documents: packet.documents.map(({ title, edition }) => ({ title, edition })),
  }))
}

interface PaymentFacts {
  status: PaymentStatus
  refunds: RefundRow[]
}

async function readPaymentFacts(
  ctx: Context,
  rows: readonly ReceiptRow[],
): Promise<(PaymentFacts | undefined)[]> {
  if (rows.length === 0) {
    return []
  }

  const ids = rows.map(({ paymentId }) => paymentId)
  const found = await ctx.db
    .select({ id: payments.id, status: payments.status, refund: refunds })
    .from(payments)
    .leftJoin(refunds, eq(refunds.paymentId, payments.id))
    .where(inArray(payments.id, ids))
    .orderBy(asc(refunds.createdAt), asc(refunds.id))
  const statusById = new Map(found.map(({ id, status }) => [id, status]))
  const refunded = found.flatMap(({ refund }) => (refund ? [refund] : []))

  return rows.map(({ paymentId }) => {
    const status = statusById.get(paymentId)
    const own = refunded.filter((refund) => refund.paymentId === paymentId)
    return status && { status, refunds: own }
  })
}

function toReceipt(
  row: ReceiptRow,
  { documentGroupId }: Pick<PacketRow, 'documentGroupId'>,
  facts: PaymentFacts | undefined,
): Receipt {
  return {
    _id: row.id,
    documentGroupId,
    number: formatReceiptNumber(row.number),
    amountCents: row.amountCents,
    currency: 'USD',
    settlement: row.settlement,
    paidAt: row.paidAt.toISOString(),
    method: row.method,
    refunds: (facts?.refunds ?? []).map(({ amountCents, status, reason, createdAt }) => ({
      amountCents,
      status,
      reason,
      requestedAt: createdAt.toISOString(),
    })),
    dispute: disputeOf(facts?.status),
  }
}

function disputeOf(status: PaymentStatus | undefined): Receipt['dispute'] {
  switch (status) {
    case 'disputed':
      return 'open'
    case 'dispute-lost':
      return 'lost'
    case 'pending':
    case 'processing':
    case 'paid':
    case 'invoiced':
    case 'failed':
    case 'expired':
    case 'partially-refunded':
    case 'refunded':
    case undefined:
      return null
  }
}
