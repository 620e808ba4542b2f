import type { RefundStatus } from '@countersign/contract/schemas/payments'
import { receipts, refunds } from '@countersign/database'
import { eq } from 'drizzle-orm'
import type { Context } from '../../kernel/context.ts'
import { inTransaction } from '../../kernel/transaction.ts'
import { formatCents } from '../../kernel/format-cents.ts'
import { formatReceiptNumber } from '../packet/index.ts'
import { lockPayment } from './move-payment.ts'
import { refundPayment } from './refund-payment.ts'
import { refundableCents, requestRefund } from './request-refund.ts'

interface RefundByHand {
  /** "R-000123" or "123". */
  receipt: string
  /** Integer cents. Default: all that is left. */
  amountCents?: number | undefined
}

/**
 * For operators. The refund is written down before the provider is asked, so that one that is cut off
 * is finished by the server. Returns what happened, in words. Throws in words.
 */
export async function refundReceipt(ctx: Context, input: RefundByHand): Promise<string> {
  const receipt = await findByNumber(ctx, input.receipt)
  const number = formatReceiptNumber(receipt.number)
  const refund = await inTransaction(ctx, async (tx) => {
    const locked = await lockPayment(tx, receipt.paymentId)
    const left = await refundableCents(tx, locked.payment)
    const amountCents = input.amountCents ?? left
    if (left === 0) {
      throw new Error(`Nothing is left to refund on receipt ${number}.`)
    }
    if (amountCents <= 0 || amountCents > left) {
      throw new Error(`Of receipt ${number}, ${formatCents(left)} can be refunded.`)
    }
    return requestRefund(tx, { ...locked, amountCents, reason: 'by-hand' })
  })

  await refundPayment(ctx, refund.id)
  return describeRefund(await readStatus(ctx, refund.id), {
    amount: formatCents(refund.amountCents),
    number,
  })
}

async function readStatus({ db }: Context, id: string): Promise<RefundStatus> {
  const [refund] = await db.select().from(refunds).where(eq(refunds.id, id))
  if (!refund) {
    throw new Error('The refund is gone.')
  }

  return refund.status
}

function describeRefund(
  status: RefundStatus,
  { amount, number }: { amount: string; number: string | null },
): string {
  switch (status) {
    case 'requested':
      return `The refund of ${amount} of receipt ${number} waits until a restore is over (npm run mails).`
    case 'pending':
      return `The refund of ${amount} of receipt ${number} is on its way.`
    case 'succeeded':
      return `Refunded ${amount} of receipt ${number}.`
    case 'failed':
      throw new Error(
        `The refund of ${amount} of receipt ${number} failed: give it back in the provider's dashboard.`,
      )
  }
}

async function findByNumber(ctx: Context, text: string) {
  const number = Number(/^(?:R-)?(\d{1,9})$/i.exec(text.trim())?.[1])
  const [receipt] = Number.isNaN(number)
    ? []
    : await ctx.db.select().from(receipts).where(eq(receipts.number, number))
  if (!receipt) {
    throw new Error(`There is no receipt ${text}.`)
  }

  return receipt
}
