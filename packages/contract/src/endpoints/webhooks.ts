import { WebhookParams } from '../schemas/webhooks.ts'
import type { Endpoints } from './endpoint.ts'

export const webhookEndpoints = {
  /** The request body is the vendor's JSON, signed as the vendor signs it. */
  postWebhook: {
    tag: 'webhooks',
    summary: 'A signed event of the signing, payment or mail provider',
    params: WebhookParams,
    status: 204,
    problems: ['not-found', 'webhook-refused', 'too-large', 'unsupported-media-type'],
  },
} satisfies Endpoints
