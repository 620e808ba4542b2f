import type { FastifyInstance } from 'fastify'

/** One line a request, by the route's pattern: a signing code or a token never gets into a log. */
export function useRequestLog(app: FastifyInstance): void {
  app.addHook('onResponse', async (request, reply) => {
    request.log.info(
      {
        method: request.method,
        route: request.routeOptions.url ?? 'page',
        status: reply.statusCode,
        ms: Math.round(reply.elapsedTime),
        // An address that cannot be read is refused before there is a context.
        actor: request.ctx?.actor.kind ?? 'nobody',
      },
      'request',
    )
  })
}
