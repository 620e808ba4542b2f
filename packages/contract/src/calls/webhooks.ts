import type { WebhookParams } from '../schemas/webhooks.ts'
import type { Call } from './call.ts'

/** The request body is the vendor's JSON, signed as the vendor signs it. */
export const postWebhook: Call<{ params: typeof WebhookParams }> = {
  method: 'POST',
  path: '/webhooks/:vendor',
  access: 'public',
}
