import { getHealth, getReadiness } from '@countersign/contract'
import { registerEndpoint, type Doors } from '../../http/register-endpoint.ts'
import { checkHealth } from './check-health.ts'
import { checkReadiness } from './check-readiness.ts'

export function healthRoutes(doors: Doors): void {
  registerEndpoint(doors, getHealth, (ctx) => checkHealth(ctx))
  registerEndpoint(doors, getReadiness, (ctx) => checkReadiness(ctx))
}
