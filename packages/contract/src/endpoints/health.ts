import * as calls from '../calls/health.ts'
import { Health, Readiness } from '../schemas/health.ts'
import { bindEndpoints } from './endpoint.ts'

const tag = 'health'

export const healthEndpoints = bindEndpoints(calls, {
  getHealth: {
    tag,
    summary: 'Whether the server can serve',
    response: Health,
    problems: ['unavailable'],
  },
  getReadiness: {
    tag,
    summary:
      'Whether signed packets are being sealed; 503 once one has waited too long. Warns of a broken event chain',
    response: Readiness,
    problems: ['unavailable'],
  },
})
