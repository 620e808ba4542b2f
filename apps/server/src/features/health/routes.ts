import { getHealth } from '@countersign/contract'
import { registerEndpoint, type Doors } from '../../http/register-endpoint.ts'
import { checkHealth } from './check-health.ts'

export function healthRoutes(doors: Doors): void {
  registerEndpoint(doors, getHealth, (ctx) => checkHealth(ctx))
}
