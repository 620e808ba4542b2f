import Stripe from 'stripe'
import { DomainError } from '../../../../kernel/domain-error.ts'
import type { WebhookReceiver } from '../../../../kernel/ports.ts'
import { StripeEvent } from './stripe-answers.ts'
import { toChargeNotification } from './stripe-notifications.ts'

const toleranceSeconds = 300

/** Keeps only the ids of an event: names and addresses of payers stay at Stripe. */
export function createStripeReceiver({ secret }: { secret: string }): WebhookReceiver {
  return {
    verify({ headers, body, now }) {
      const signature = headers['stripe-signature']
      if (typeof signature !== 'string') {
        throw new DomainError('webhook-refused', 'The signature is missing.')
      }

      requireNotAhead(signature, now)
      const event = StripeEvent.safeParse(construct({ signature, secret, body, now }))
      if (!event.success) {
        throw new DomainError('webhook-refused', 'This is not an event of Stripe.')
      }
      const { id, type } = event.data
      return { eventId: id, payload: { type, hint: toChargeNotification(event.data) ?? null } }
    },
  }
}

/** Stripe's library refuses only what is too old. */
function requireNotAhead(signature: string, now: Date): void {
  const seconds = Number(/(?:^|,)\s*t=(\d+)/.exec(signature)?.[1])
  if (seconds - now.getTime() / 1000 > toleranceSeconds) {
    throw new DomainError('webhook-refused', 'The event is dated more than five minutes ahead.')
  }
}

interface Signed {
  signature: string
  secret: string
  body: Uint8Array
  now: Date
}

function construct({ signature, secret, body, now }: Signed): unknown {
  try {
    return Stripe.webhooks.constructEvent(
      Buffer.from(body),
      signature,
      secret,
      toleranceSeconds,
      undefined,
      now.getTime(),
    )
  } catch {
    throw new DomainError(
      'webhook-refused',
      'The signature does not match, or the event is more than five minutes old.',
    )
  }
}
