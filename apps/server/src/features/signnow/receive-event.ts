import { createHmac, timingSafeEqual } from 'node:crypto'
import { z } from 'zod'
import { DomainError } from '../../kernel/domain-error.ts'
import type { WebhookReceiver, WebhookRequest } from '../../kernel/ports.ts'
import { sha256 } from '../../kernel/sha256.ts'
import { days, minutes } from '../../kernel/time.ts'

/** SignNow repeats events for an unknown time, and its clock may differ. */
const oldestMs = days(2)
const newestMs = minutes(15)

const text = z.string().max(300).optional()
const Event = z.object({
  meta: z.object({ event: z.string().max(200), timestamp: z.coerce.number() }),
  content: z
    .object({
      group_id: text,
      group_invite_id: text,
      document_id: text,
      invite_id: text,
      status: text,
    })
    .default({}),
})

/** What is kept of an event; never its access token. */
export const SignNowNotification = z.object({
  event: z.string(),
  vendorGroupId: z.string().optional(),
  vendorDocumentId: z.string().optional(),
})

/** The signature is an HMAC over the bytes, in base64 or, from some accounts, in hex. */
export function createSignNowReceiver(secret: string): WebhookReceiver {
  return {
    verify(request) {
      requireSignature(request, secret)
      const { meta, content } = parseEvent(request)
      return {
        // SignNow gives its deliveries no id.
        eventId: sha256(JSON.stringify([meta.event, meta.timestamp, content])),
        payload: {
          event: meta.event,
          vendorGroupId: content.group_id,
          vendorDocumentId: content.document_id,
        },
      }
    },
  }
}

function requireSignature({ headers, body }: WebhookRequest, secret: string): void {
  const given = headers['x-signnow-signature']
  const digest = createHmac('sha256', secret).update(body).digest()
  const isRight =
    typeof given === 'string' &&
    (isSame(Buffer.from(given, 'base64'), digest) || isSame(Buffer.from(given, 'hex'), digest))
  if (!isRight) {
    throw refused('The signature does not match.')
  }
}

function isSame(given: Buffer, expected: Buffer): boolean {
  return given.byteLength === expected.byteLength && timingSafeEqual(given, expected)
}

function parseEvent({ body, now }: WebhookRequest): z.output<typeof Event> {
  const parsed = Event.safeParse(parseJson(body))
  if (!parsed.success) {
    throw refused('The event has an unknown form.')
  }
  // In seconds in the documentation, in milliseconds from some senders.
  const { timestamp } = parsed.data.meta
  const age = now.getTime() - (timestamp > 1e11 ? timestamp : timestamp * 1000)
  if (age > oldestMs) {
    throw refused('The event is too old.')
  }
  if (age < -newestMs) {
    throw refused('The event is dated too far ahead.')
  }
  return parsed.data
}

function parseJson(body: Uint8Array): unknown {
  try {
    return JSON.parse(Buffer.from(body).toString())
  } catch {
    return undefined
  }
}

function refused(detail: string): DomainError {
  return new DomainError('webhook-refused', detail)
}
