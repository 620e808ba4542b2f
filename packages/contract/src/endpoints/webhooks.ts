import * as calls from '../calls/webhooks.ts'
import { WebhookParams } from '../schemas/webhooks.ts'
import { bindEndpoints } from './endpoint.ts'

export const webhookEndpoints = bindEndpoints(calls, {
  postWebhook: {
    tag: 'webhooks',
    summary: 'A signed event of the signing, payment or mail provider',
    params: WebhookParams,
    status: 204,
    problems: ['not-found', 'webhook-refused', 'too-large', 'unsupported-media-type'],
  },
})
