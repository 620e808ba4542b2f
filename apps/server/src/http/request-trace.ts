import type { FastifyInstance } from 'fastify'
import type { TrustProxy } from '../config/config.ts'
import type { RequestTrace, Tracing } from '../kernel/tracing.ts'
import { createProxyCheck } from './trusted-proxy.ts'

declare module 'fastify' {
  interface FastifyRequest {
    trace?: RequestTrace
  }
}

export function useRequestTrace(
  app: FastifyInstance,
  { tracing, trustProxy }: { tracing: Tracing; trustProxy: TrustProxy },
): void {
  const isFromProxy = createProxyCheck(trustProxy)

  app.decorateRequest('trace')
  app.addHook('onRequest', (request, _reply, done) => {
    const { traceparent } = request.headers
    const isTaken = typeof traceparent === 'string' && isFromProxy(request.raw)
    request.trace = tracing.startRequest({
      method: request.method,
      requestId: request.id,
      traceParent: isTaken ? traceparent : undefined,
    })
    request.trace.run(done)
  })
  // The body arrives outside of the request's context.
  app.addHook('preHandler', (request, _reply, done) => {
    if (request.trace) {
      request.trace.run(done)
    } else {
      done()
    }
  })
  app.addHook('onResponse', async (request, reply) => {
    request.trace?.end({ route: request.routeOptions.url ?? 'page', status: reply.statusCode })
  })
}
