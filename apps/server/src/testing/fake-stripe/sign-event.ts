import { createHmac } from 'node:crypto'
import type { FakeEvent } from './ledger.ts'

/** As Stripe posts an event: the body, and the header that signs it. */
export function signEvent(
  event: FakeEvent,
  { secret, at }: { secret: string; at: Date },
): { body: string; headers: Record<string, string> } {
  const body = JSON.stringify(event)
  const seconds = Math.floor(at.getTime() / 1000)
  const signature = createHmac('sha256', secret).update(`${seconds}.${body}`).digest('hex')

  return {
    body,
    headers: {
      'content-type': 'application/json; charset=utf-8',
      'stripe-signature': `t=${seconds},v1=${signature}`,
    },
  }
}
