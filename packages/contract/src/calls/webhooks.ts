import type { webhookEndpoints } from '../endpoints/webhooks.ts'
import type { Calls } from '../call.ts'

export const webhookCalls: Calls<typeof webhookEndpoints> = {
  postWebhook: { method: 'POST', path: '/webhooks/:vendor', access: 'public' },
}
