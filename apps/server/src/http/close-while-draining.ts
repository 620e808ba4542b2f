import type { FastifyInstance } from 'fastify'
import type { Draining } from '../kernel/draining.ts'

/** The client opens its next connection elsewhere, so that none is cut off when the server closes. */
export function useCloseWhileDraining(app: FastifyInstance, draining: Draining): void {
  app.addHook('onSend', async (_request, reply) => {
    if (draining.hasBegun) {
      reply.header('connection', 'close')
    }
  })
}
