import * as calls from '@countersign/contract/calls'
import { registerEndpoint, type RouteRegistry } from '../../http/register-endpoint.ts'
import { checkAccepting } from './check-accepting.ts'
import { checkHealth } from './check-health.ts'
import { checkReadiness, type ReadinessOptions } from './check-readiness.ts'

export function healthRoutes(registry: RouteRegistry, server: ReadinessOptions): void {
  const probe = { isProbe: true }
  registerEndpoint(registry, calls.getHealth, (ctx) => checkHealth(ctx), probe)
  registerEndpoint(registry, calls.getAccepting, async () => checkAccepting(server.draining), probe)
  registerEndpoint(registry, calls.getReadiness, (ctx) => checkReadiness(ctx, server), probe)
}
