import * as calls from '@countersign/contract/calls'
import type { Draining } from '../../kernel/draining.ts'
import { registerEndpoint, type RouteRegistry } from '../../http/register-endpoint.ts'
import { checkAccepting } from './check-accepting.ts'
import { checkHealth } from './check-health.ts'
import { checkReadiness } from './check-readiness.ts'

export function healthRoutes(registry: RouteRegistry, draining: Draining): void {
  registerEndpoint(registry, calls.getHealth, (ctx) => checkHealth(ctx))
  registerEndpoint(registry, calls.getAccepting, async () => checkAccepting(draining))
  registerEndpoint(registry, calls.getReadiness, (ctx) => checkReadiness(ctx, draining))
}
