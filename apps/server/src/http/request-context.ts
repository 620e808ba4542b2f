import { normalizeTimeZone } from '@countersign/answers'
import type { Endpoint } from '@countersign/contract'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Context, Origin } from '../kernel/context.ts'
import type { AppServices } from '../kernel/app-services.ts'

declare module 'fastify' {
  interface FastifyRequest {
    ctx: Context
  }
  interface FastifyContextConfig {
    endpoint?: Endpoint
  }
}

/** Gives every request its context: a visitor, until a door has found out who it is. */
export function useRequestContext(app: FastifyInstance, services: AppServices): void {
  app.decorateRequest('ctx')
  app.addHook('onRequest', async (request) => {
    request.ctx = {
      ...services,
      actor: { kind: 'visitor' },
      origin: originOf(request),
      log: request.log,
    }
  })
}

function originOf(request: FastifyRequest): Origin {
  const userAgent = request.headers['user-agent']?.slice(0, 500)
  const header = request.headers['x-time-zone']
  const timeZone = normalizeTimeZone(typeof header === 'string' ? header : undefined)

  return { ip: request.ip, ...(userAgent ? { userAgent } : {}), ...(timeZone ? { timeZone } : {}) }
}
