import type { FastifyInstance } from 'fastify'
import type { DomainError } from '../../kernel/domain-error.ts'
import { callerOf } from '../caller.ts'
import type { BodyBudget } from './body-budget.ts'

/** Smaller answers are not counted. */
const largeBytes = 2 ** 18

/** Before a file is sent: its bytes count until the client has read it, or has gone. */
export function useAnswerBudget(app: FastifyInstance, budget: BodyBudget): void {
  app.addHook('onSend', async (request, reply, payload) => {
    if (!Buffer.isBuffer(payload) || payload.byteLength < largeBytes || reply.raw.destroyed) {
      return payload
    }
    const caller = callerOf(request)
    if (!caller.isKnown) {
      // What strangers get is the same bytes for all of them.
      return payload
    }
    let refusal: DomainError | undefined
    const holding = budget.open(caller, (error) => (refusal = error))
    holding.take(payload.byteLength)
    if (refusal) {
      // It is no file.
      reply.removeHeader('content-disposition').removeHeader('etag')
      throw refusal
    }
    holding.complete()
    reply.raw.once('close', holding.release)

    return payload
  })
}
