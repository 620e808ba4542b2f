import { packets, payments, receipts, refunds } from '@countersign/database'
import { desc, eq, sql } from 'drizzle-orm'
import type { Context } from '../../kernel/context.ts'
import { formatCents } from '../../kernel/format-cents.ts'
import { formatReceiptNumber } from '../packet/index.ts'

const maxRows = 200

/** For operators: the newest payments, one line each, and what needs a look. */
export async function listPayments(ctx: Context): Promise<string[]> {
  const rows = await ctx.db
    .select({
      payment: payments,
      number: receipts.number,
      packet: packets.documentGroupId,
      refunded: sql<number>`(select coalesce(sum(${refunds.amountCents}), 0)::int from ${refunds} where ${refunds.paymentId} = ${payments.id} and ${refunds.status} = 'succeeded')`,
      failed: sql<number>`(select count(*)::int from ${refunds} where ${refunds.paymentId} = ${payments.id} and ${refunds.status} = 'failed')`,
    })
    .from(payments)
    .innerJoin(packets, eq(packets.id, payments.packetId))
    .leftJoin(receipts, eq(receipts.paymentId, payments.id))
    .where(sql`${payments.amountCents} > 0`)
    .orderBy(desc(payments.createdAt))
    .limit(maxRows)

  return rows.map(({ payment, number, packet, refunded, failed }) =>
    [
      payment.createdAt.toISOString(),
      (formatReceiptNumber(number) ?? '-').padEnd(8),
      formatCents(payment.amountCents).padStart(9),
      payment.status.padEnd(18),
      packet,
      refunded > 0 ? `refunded ${formatCents(refunded)}` : '',
      failed > 0 ? 'REFUND FAILED' : '',
      payment.wrongAmountAt ? 'WRONG AMOUNT' : '',
    ]
      .filter(Boolean)
      .join('  '),
  )
}
