import type { Accepting, Health, ReadinessAnswer } from '../schemas/health.ts'
import type { Call } from './call.ts'

export const getHealth: Call<{ response: typeof Health }> = {
  method: 'GET',
  path: '/health',
  access: 'public',
}

export const getAccepting: Call<{ response: typeof Accepting }> = {
  method: 'GET',
  path: '/health/accepting',
  access: 'public',
}

export const getReadiness: Call<{ response: typeof ReadinessAnswer }> = {
  method: 'GET',
  path: '/health/ready',
  access: 'public',
}
