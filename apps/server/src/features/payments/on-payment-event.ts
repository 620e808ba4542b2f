import { z } from 'zod'
import type { Context } from '../../kernel/context.ts'
import { onChargeNotification } from './sync-payment.ts'

const PaymentEvent = z.object({
  hint: z
    .object({
      reference: z.string().optional(),
      chargeReference: z.string().optional(),
      requestId: z.string().optional(),
    })
    .nullable(),
})

/** An event of the payment provider only says which payment to read. Idempotent, in any order. */
export async function onPaymentEvent(ctx: Context, payload: unknown): Promise<void> {
  const { hint: notification } = PaymentEvent.parse(payload)
  if (notification) {
    await onChargeNotification(ctx, notification)
  }
}
