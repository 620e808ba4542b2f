import type { FastifyInstance, FastifyReply } from 'fastify'
import type { BodyBudget } from './body-budget.ts'

/** Smaller answers are not counted. */
const largeBytes = 2 ** 18

/** Before a file is sent: its bytes are reserved until the client has read it, or has gone. */
export function useAnswerBudget(app: FastifyInstance, budget: BodyBudget): void {
  app.addHook('onSend', async ({ ip, ctx }, reply, payload) => {
    if (!Buffer.isBuffer(payload) || payload.byteLength < largeBytes || reply.raw.destroyed) {
      return payload
    }
    const userId = ctx.actor.kind === 'member' ? ctx.actor.userId : undefined
    const { release } = reserve(reply, () =>
      budget.reserve({ kind: 'answer', ip, userId }, payload.byteLength),
    )
    reply.raw.once('close', release)

    return payload
  })
}

/** The refusal is no file. */
function reserve<Reserved>(reply: FastifyReply, take: () => Reserved): Reserved {
  try {
    return take()
  } catch (error) {
    reply.removeHeader('content-disposition').removeHeader('etag')
    throw error
  }
}
