import type { FastifyInstance, FastifyRequest } from 'fastify'
import { clientClosedRequest } from './problem-details.ts'

/** Logs the route's pattern, not the URL: signing codes and tokens never reach the log. */
export function useRequestLog(app: FastifyInstance): void {
  app.addHook('onResponse', async (request, reply) => {
    write(request, { status: reply.statusCode, ms: Math.round(reply.elapsedTime) })
  })
  app.addHook('onRequestAbort', async (request) => {
    write(request, { status: clientClosedRequest })
  })
}

function write(request: FastifyRequest, outcome: { status: number; ms?: number }): void {
  request.log.info(
    {
      method: request.method,
      route: request.routeOptions.url ?? 'page',
      ...outcome,
      // A malformed URL is rejected before there is a context.
      actor: request.ctx?.actor.kind ?? 'nobody',
    },
    'request',
  )
}
