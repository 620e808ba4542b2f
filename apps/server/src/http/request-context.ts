import { normalizeTimeZone } from '@countersign/answers/time-zone'
import type { Endpoint } from '@countersign/contract/endpoints/endpoint'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { AppServices, Context, Origin } from '../kernel/context.ts'

declare module 'fastify' {
  interface FastifyRequest {
    ctx: Context
  }
  interface FastifyContextConfig {
    endpoint?: Endpoint
  }
}

/** Every request starts as a visitor; its route's access check may replace the actor. */
export function useRequestContext(app: FastifyInstance, services: AppServices): void {
  app.decorateRequest('ctx')
  app.addHook('onRequest', async (request) => {
    request.ctx = {
      ...services,
      actor: { kind: 'visitor' },
      origin: parseOrigin(request),
      log: request.log,
    }
  })
}

function parseOrigin(request: FastifyRequest): Origin {
  const userAgent = request.headers['user-agent']?.slice(0, 500)
  const header = request.headers['x-time-zone']
  const timeZone = normalizeTimeZone(typeof header === 'string' ? header : undefined)

  return { ip: request.ip, ...(userAgent ? { userAgent } : {}), ...(timeZone ? { timeZone } : {}) }
}
