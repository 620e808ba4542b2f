import * as calls from '@countersign/contract/calls'
import { registerEndpoint, type RouteRegistry } from '../../http/register-endpoint.ts'
import { checkHealth } from './check-health.ts'
import { checkReadiness } from './check-readiness.ts'

export function healthRoutes(registry: RouteRegistry): void {
  registerEndpoint(registry, calls.getHealth, (ctx) => checkHealth(ctx))
  registerEndpoint(registry, calls.getReadiness, (ctx) => checkReadiness(ctx))
}
