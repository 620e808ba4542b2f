import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { Id, Instant } from '../shapes.ts'

export const Receipt = z.object({
  _id: z.string(),
  documentGroupId: z.string(),
  /** Integer cents. */
  amountCents: z.number().int(),
  currency: z.literal('USD'),
  paidAt: Instant,
})
export type Receipt = z.infer<typeof Receipt>

/** What sending a packet costs, and whether that is paid. */
export const Payment = z.object({
  amountCents: z.number().int(),
  currency: z.literal('USD'),
  receipt: Receipt.nullable(),
})
export type Payment = z.infer<typeof Payment>

export const getPayment = endpoint({
  method: 'GET',
  path: '/payments/group/:docGroupId',
  door: 'member',
  tag: 'payments',
  summary: 'The fee of a packet and its receipt',
  params: z.object({ docGroupId: Id }),
  response: Payment,
  problems: ['packet-not-found'],
})

/** Paying what is paid answers the first receipt. */
export const postPayment = endpoint({
  method: 'POST',
  path: '/payments',
  door: 'member',
  tag: 'payments',
  summary: 'Pays for e-signing a packet',
  body: z.object({ documentGroupId: Id }),
  response: z.object({ receipt: Receipt }),
  problems: ['packet-not-found', 'wrong-moment', 'packet-closed'],
})
