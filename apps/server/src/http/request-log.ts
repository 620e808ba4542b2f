import type { FastifyInstance } from 'fastify'

/** Logs the route's pattern, not the URL: signing codes and tokens never reach the log. */
export function useRequestLog(app: FastifyInstance): void {
  app.addHook('onResponse', async (request, reply) => {
    request.log.info(
      {
        method: request.method,
        route: request.routeOptions.url ?? 'page',
        status: reply.statusCode,
        ms: Math.round(reply.elapsedTime),
        // A malformed URL is rejected before there is a context.
        actor: request.ctx?.actor.kind ?? 'nobody',
      },
      'request',
    )
  })
}
