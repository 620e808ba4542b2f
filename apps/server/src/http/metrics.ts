import { createHash, timingSafeEqual } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import type { Metrics } from '../kernel/metrics.ts'
import { DomainError } from '../kernel/domain-error.ts'
import { bearerToken } from './bearer-token.ts'
import { clientClosedRequest } from './problem-details.ts'

/** Measures requests. With a token, `GET /metrics` answers whoever has it; otherwise it is not found. */
export function useMetrics(
  app: FastifyInstance,
  { metrics, token }: { metrics: Metrics; token: string | undefined },
): void {
  app.addHook('onResponse', async (request, reply) => {
    metrics.request({
      method: request.method,
      route: request.routeOptions.url ?? 'page',
      status: reply.statusCode,
      seconds: reply.elapsedTime / 1000,
    })
  })
  app.addHook('onRequestAbort', async ({ method, routeOptions }) => {
    metrics.request({
      method,
      route: routeOptions.url ?? 'page',
      status: clientClosedRequest,
      seconds: 0,
    })
  })
  app.get('/metrics', async (request, reply) => {
    const given = bearerToken(request.headers.authorization)
    if (!token || !given || !isSame(given, token)) {
      throw new DomainError('not-found')
    }
    const { contentType, text } = await metrics.read()
    return reply.header('cache-control', 'no-store').type(contentType).send(text)
  })
}

function isSame(one: string, other: string): boolean {
  const hash = (text: string) => createHash('sha256').update(text).digest()

  return timingSafeEqual(hash(one), hash(other))
}
