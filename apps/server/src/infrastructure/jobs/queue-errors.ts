import type { FastifyBaseLogger } from 'fastify'
import { errorCode } from '../../kernel/error-code.ts'
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
 * begins, one a minute while it lasts, and one when it ends. Another error has a line at most once a
 * minute, too.
 */
export function createQueueErrors({ log, now, untilReachable }: QueueErrorDeps): QueueErrors {
  const repeated = new Map<string, { loggedAt: number; errors: number }>()
  let isAway = false

  /** How many were not logged since the last line; `undefined` if this one is not logged either. */
  const countUnlogged = (kind: string): number | undefined => {
    const last = repeated.get(kind)
    const at = now().getTime()
    if (last && Math.abs(at - last.loggedAt) < repeatMs) {
      last.errors += 1
      return undefined
    }
    repeated.set(kind, { loggedAt: at, errors: 0 })
    return last?.errors ?? 0
  }
  const watch = async (): Promise<void> => {
    isAway = true
    if (await untilReachable()) {
      isAway = false
      repeated.clear()
      log.warn('the job queues reach the database again')
    }
  }

  return {
    isAway: () => isAway,
    report(reported) {
      const error = toError(reported)
      const away = isConnectionError(error)
      const errors = countUnlogged(away ? 'away' : kindOf(error))
      if (errors === undefined) {
        return
      }
      if (!away) {
        log.error({ err: error, ...(errors > 0 && { errors }) }, 'jobs: error')
      } else if (isAway) {
        log.error({ err: error, errors }, 'the job queues still cannot reach the database')
      } else {
        log.error({ err: error }, 'the job queues cannot reach the database')
        void watch()
      }
    },
  }
}

/** pg-boss adds the queue to the message. */
function kindOf(error: Error): string {
  return errorCode(error) ?? error.message.replace(/ \(Queue: .*/, '')
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
