import type { FastifyBaseLogger } from 'fastify'
import { z } from 'zod'
import { minutes } from '../../kernel/time.ts'

/** pg-boss reports copies of errors, and adds the queue to their messages. */
const Reported = z.object({ code: z.string(), message: z.string() }).partial().catch({})

/** While the database is away, each queue reports an error at every poll: one line a minute for each kind. */
export function createQueueErrorLog(log: Pick<FastifyBaseLogger, 'error'>) {
  const loggedAt = new Map<string, number>()

  return (err: unknown): void => {
    const { code, message } = Reported.parse(err)
    const kind = code ?? message?.replace(/ \(Queue: .*/, '') ?? ''
    const now = performance.now()
    if (now - (loggedAt.get(kind) ?? -Infinity) >= minutes(1)) {
      loggedAt.set(kind, now)
      log.error({ err }, 'jobs: error')
    }
  }
}
