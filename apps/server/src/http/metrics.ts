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
    if (!isToken(bearerToken(request.headers.authorization), token)) {
      throw new DomainError('not-found')
    }
    const { contentType, text } = await metrics.read()
    return reply.header('cache-control', 'no-store').type(contentType).send(text)
  })
}

/** Never where no token is set. */
export function isToken(given: string | undefined, token: string | undefined): boolean {
  const hash = (text: string) => createHash('sha256').update(text).digest()

  return Boolean(given && token && timingSafeEqual(hash(given), hash(token)))
}
