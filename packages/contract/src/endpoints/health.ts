import { Accepting, Health, ReadinessAnswer } from '../schemas/health.ts'
import type { Endpoints } from './endpoint.ts'

const tag = 'health'

export const healthEndpoints = {
  getHealth: {
    tag,
    summary: 'Whether the server can serve',
    response: Health,
    problems: ['unavailable'],
  },
  getAccepting: {
    tag,
    summary:
      'Whether a proxy should send requests to this server: 503 once it is stopping. Says nothing of the database',
    response: Accepting,
    problems: ['unavailable'],
  },
  getReadiness: {
    tag,
    summary:
      'Whether signed packets are being sealed; 503 once one has waited too long, while the database or the folder of files cannot be written, or while the server stops. In production, its warnings and reasons are only for who sends METRICS_TOKEN as the bearer token',
    response: ReadinessAnswer,
    problems: ['unavailable', 'storage-unavailable'],
  },
} satisfies Endpoints
