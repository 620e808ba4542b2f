import { createHmac, timingSafeEqual } from 'node:crypto'
import { z } from 'zod'
import { DomainError } from '../../../kernel/domain-error.ts'
import type { WebhookReceiver, WebhookRequest } from '../../../kernel/ports.ts'
import { minutes } from '../../../kernel/time.ts'
import { headerText } from '../header-text.ts'

const maxReasonLength = 2000

/** What became of one mail, as a provider or a small script in front of one posts it. */
export const MailEvent = z.object({
  /** The provider's: an event that comes again counts once. */
  id: z.string().min(1).max(200),
  type: z.enum(['bounce', 'complaint', 'delivered']),
  recipient: z.string().min(3).max(320),
  /** The Message-ID header, with or without angle brackets. */
  messageId: z.string().min(3).max(998),
  /** What a mail server wrote: any characters, of any number. */
  reason: z
    .string()
    .default('')
    .transform((text) => headerText(text, maxReasonLength)),
})

const signatureHeader = 'x-countersign-signature'
const maxAgeMs = minutes(5)

/**
 * `X-Countersign-Signature: t=<Unix seconds>,v1=<hex>`, where v1 is the HMAC-SHA256 of the time, a
 * full stop and the body, under `MAIL_WEBHOOK_SECRET`.
 */
export function createMailWebhook({ secret }: { secret: string }): WebhookReceiver {
  return {
    verify(request) {
      checkSignature(request, secret)
      const event = MailEvent.safeParse(parseJson(request.body)).data
      if (!event) {
        throw new DomainError('webhook-refused', 'The body is not an event about an email.')
      }
      return { eventId: event.id, payload: event }
    },
  }
}

function checkSignature({ headers, body, now }: WebhookRequest, secret: string): void {
  const [, time = '', signature = ''] =
    /^t=(\d{1,12}),v1=([0-9a-f]{64})$/.exec(String(headers[signatureHeader] ?? '')) ?? []
  const expected = createHmac('sha256', secret).update(`${time}.`).update(body).digest()
  const given = Buffer.from(signature, 'hex')
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) {
    throw new DomainError('webhook-refused', 'The signature does not match.')
  }
  if (Math.abs(now.getTime() - Number(time) * 1000) > maxAgeMs) {
    throw new DomainError(
      'webhook-refused',
      'The time of the event is more than five minutes from now.',
    )
  }
}

function parseJson(body: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(body))
  } catch {
    return undefined // reported as not an event
  }
}
