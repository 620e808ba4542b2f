import type { healthEndpoints } from '../endpoints/health.ts'
import type { Calls } from '../call.ts'

export const healthCalls: Calls<typeof healthEndpoints> = {
  getHealth: { method: 'GET', path: '/health', access: 'public' },
  getAccepting: { method: 'GET', path: '/health/accepting', access: 'public' },
  getReadiness: { method: 'GET', path: '/health/ready', access: 'public' },
}
