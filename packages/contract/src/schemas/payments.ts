import { z } from 'zod'
import { limits } from '../rules/limits.ts'
import { paymentStatuses, refundReasons, refundStatuses, settlements } from '../rules/payments.ts'
import { Id, Instant, PageQuery } from './shapes.ts'

export const PaymentStatus = z.enum(paymentStatuses)
export type PaymentStatus = z.infer<typeof PaymentStatus>

export const RefundReason = z.enum(refundReasons)
export type RefundReason = z.infer<typeof RefundReason>

export const RefundStatus = z.enum(refundStatuses)
export type RefundStatus = z.infer<typeof RefundStatus>

export const Settlement = z.enum(settlements)
export type Settlement = z.infer<typeof Settlement>

const Refund = z.object({
  /** Integer cents. */
  amountCents: z.number().int(),
  status: RefundStatus,
  reason: RefundReason,
  requestedAt: Instant,
})
export type Refund = z.infer<typeof Refund>

export const Receipt = z.object({
  _id: z.string(),
  documentGroupId: z.string(),
  /** "R-000123", without gaps; null for a fee of 0. */
  number: z.string().nullable(),
  /** Integer cents. */
  amountCents: z.number().int(),
  currency: z.literal('USD'),
  settlement: Settlement,
  /** Of an invoiced fee: when it was recorded. */
  paidAt: Instant,
  /** "Visa ending in 4242". */
  method: z.string().nullable(),
  /** Oldest first. */
  refunds: z.array(Refund),
  dispute: z.enum(['open', 'lost']).nullable(),
})
export type Receipt = z.infer<typeof Receipt>

const PaymentAttempt = z.object({
  status: PaymentStatus,
  /** Why it failed, in words for the member. */
  failure: z.string().nullable(),
  /** The money that came is not the fee: a person has to look at it. */
  wrongAmount: z.boolean(),
})

/** The fee of a packet, with the receipt once it is paid or recorded. */
export const Payment = z.object({
  amountCents: z.number().int(),
  currency: z.literal('USD'),
  settlement: Settlement,
  receipt: Receipt.nullable(),
  attempt: PaymentAttempt.nullable(),
})
export type Payment = z.infer<typeof Payment>

/** What sending a packet will cost, before there is one. */
export const Fee = Payment.pick({ amountCents: true, currency: true, settlement: true })
export type Fee = z.infer<typeof Fee>

export const FeeQuery = z.object({
  documents: z.coerce.number<number | string>().int().min(1).max(limits.maxDocuments),
  residents: z.coerce.number<number | string>().int().min(1).max(limits.maxSigners),
})

export const PaymentParams = z.object({ docGroupId: Id })

export const PaymentBody = z.object({
  documentGroupId: Id,
  /** The fee that was shown, in integer cents. Another one is refused. */
  amountCents: z.number().int().min(0).optional(),
})

export const PaymentConfirmationBody = z.object({ documentGroupId: Id })

/** The receipt, or else the provider's page on which the fee is paid. */
export const StartedPayment = z.object({
  receipt: Receipt.nullable(),
  payment: Payment,
  checkoutUrl: z.url({ protocol: /^https?$/ }).nullable(),
})
export type StartedPayment = z.infer<typeof StartedPayment>

export const ReceiptParams = z.object({ id: Id })

export const ReceiptDetails = Receipt.extend({
  packetName: z.string(),
  /** "412 Maple Street, Unit 1, Springfield, IL 62704". */
  address: z.string(),
  paidBy: z.object({ name: z.string(), email: z.string() }),
  documents: z.array(z.object({ title: z.string(), edition: z.string() })),
})
export type ReceiptDetails = z.infer<typeof ReceiptDetails>

export const ReceiptResponse = z.object({ receipt: ReceiptDetails })

export const ReceiptQuery = PageQuery

/** Newest first. Fees of 0 are left out. */
export const ReceiptPage = z.object({
  receipts: z.array(ReceiptDetails),
  next: z.string().nullable(),
})
export type ReceiptPage = z.infer<typeof ReceiptPage>

export const ReceiptFileQuery = z.object({ timeZone: z.string().max(100).optional() })
