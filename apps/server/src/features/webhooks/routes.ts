import { calls } from '@countersign/contract/calls'
import { registerEndpoint, type RouteRegistry } from '../../http/register-endpoint.ts'
import { receiveWebhook } from './receive-webhook.ts'

export function webhookRoutes(registry: RouteRegistry): void {
  registerEndpoint(
    registry,
    calls.postWebhook,
    (ctx, { params, headers, bytes }) =>
      receiveWebhook(ctx, { vendor: params.vendor, headers, body: bytes }),
    { rawBody: 'application/json', perMinute: 3000 },
  )
}
