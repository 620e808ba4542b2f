import { getHealth, getReadiness } from '@countersign/contract'
import { registerEndpoint, type RouteRegistry } from '../../http/register-endpoint.ts'
import { checkHealth } from './check-health.ts'
import { checkReadiness } from './check-readiness.ts'

export function healthRoutes(registry: RouteRegistry): void {
  registerEndpoint(registry, getHealth, (ctx) => checkHealth(ctx))
  registerEndpoint(registry, getReadiness, (ctx) => checkReadiness(ctx))
}
