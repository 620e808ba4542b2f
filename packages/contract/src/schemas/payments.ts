import { z } from 'zod'
import { Id, Instant } from './shapes.ts'

export const Receipt = z.object({
  _id: z.string(),
  documentGroupId: z.string(),
  /** Integer cents. */
  amountCents: z.number().int(),
  currency: z.literal('USD'),
  paidAt: Instant,
})
export type Receipt = z.infer<typeof Receipt>

/** The fee of a packet, with the receipt once it is paid. */
export const Payment = z.object({
  amountCents: z.number().int(),
  currency: z.literal('USD'),
  receipt: Receipt.nullable(),
})
export type Payment = z.infer<typeof Payment>

export const PaymentParams = z.object({ docGroupId: Id })

export const PaymentBody = z.object({ documentGroupId: Id })

export const ReceiptResponse = z.object({ receipt: Receipt })
