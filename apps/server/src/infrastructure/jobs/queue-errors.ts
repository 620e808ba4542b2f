import type { FastifyBaseLogger } from 'fastify'
import { isConnectionError } from '../../kernel/is-connection-error.ts'
import { minutes } from '../../kernel/time.ts'

interface QueueErrorDeps {
  log: Pick<FastifyBaseLogger, 'error' | 'warn'>
  now(): Date
  /** Resolves once the queues reach the database again; with `false` where they were stopped. */
  untilReachable(): Promise<boolean>
}

const repeatMs = minutes(1)

export interface QueueErrors {
  report(error: unknown): void
  isAway(): boolean
}

/**
 * While the database is away, each queue reports an error at every poll. The log has a line when that
 * begins, one a minute while it lasts, and one when it ends. Other errors have a line each.
 */
export function createQueueErrors({ log, now, untilReachable }: QueueErrorDeps): QueueErrors {
  let outage: { loggedAt: number; errors: number } | undefined

  const watch = async (): Promise<void> => {
    if (await untilReachable()) {
      outage = undefined
      log.warn('the job queues reach the database again')
    }
  }

  return {
    isAway: () => outage !== undefined,
    report(reported) {
      const error = toError(reported)
      if (!isConnectionError(error)) {
        log.error({ err: error }, 'jobs: error')
        return
      }
      if (!outage) {
        outage = { loggedAt: now().getTime(), errors: 0 }
        log.error({ err: error }, 'the job queues cannot reach the database')
        void watch()
        return
      }

      outage.errors += 1
      if (now().getTime() - outage.loggedAt >= repeatMs) {
        log.error(
          { err: error, errors: outage.errors },
          'the job queues still cannot reach the database',
        )
        outage = { loggedAt: now().getTime(), errors: 0 }
      }
    },
  }
}

/** pg-boss reports copies of errors, which are plain objects. */
function toError(reported: unknown): Error {
  if (reported instanceof Error) {
    return reported
  }
  const facts = typeof reported === 'object' && reported !== null ? reported : {}

  return Object.assign(
    new Error('message' in facts ? String(facts.message) : String(reported)),
    facts,
  )
}
