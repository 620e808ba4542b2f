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
      'Whether to send requests here: 503 while the server stops, or once a signed packet has waited too long for its seal. Warns of a broken event chain',
    response: Readiness,
    problems: ['unavailable'],
  },
})
