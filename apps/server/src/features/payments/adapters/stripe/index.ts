import type { PaymentPort, WebhookReceiver } from '../../../../kernel/ports.ts'
import type { StripeSettings } from './stripe-client.ts'
import { createStripePayments } from './stripe-payments.ts'
import { createStripeReceiver } from './stripe-receiver.ts'

/** The port and the receiver of its events. Loaded only where Stripe is configured. */
export function createStripe(
  settings: StripeSettings & { webhookSecret: string; feeCents: number },
): { payments: PaymentPort; receiver: WebhookReceiver } {
  const { feeCents, webhookSecret } = settings

  return {
    payments: { feeCents: () => feeCents, online: createStripePayments(settings) },
    receiver: createStripeReceiver({ secret: webhookSecret }),
  }
}
