import { z } from 'zod'
import type { JobType } from '../../kernel/context.ts'

const ForPayment = z.object({ paymentId: z.uuid() })

export const closePaymentType = {
  name: 'close-payment',
  payload: ForPayment,
  singletonKey: ({ paymentId }) => paymentId,
} satisfies JobType<typeof ForPayment>

const ForRefund = z.object({ refundId: z.uuid() })

export const refundPaymentType = {
  name: 'refund-payment',
  payload: ForRefund,
  singletonKey: ({ refundId }) => refundId,
} satisfies JobType<typeof ForRefund>
