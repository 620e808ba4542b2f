import type { FastifyBaseLogger } from 'fastify'
import type { PgBoss } from 'pg-boss'
import type { Context } from '../../kernel/context.ts'
import { repairAfterClockStep } from './repair-after-clock-step.ts'
import { createStalledJobs, type Heartbeat } from './stalled-jobs.ts'

interface MaintenanceDeps {
  boss: Pick<PgBoss, 'getDb' | 'supervise'>
  log: Pick<FastifyBaseLogger, 'warn'>
  context(): Context
  heartbeat: Heartbeat
  superviseSeconds: number
  /** The queues cannot reach the database. */
  isAway(): boolean
  onError(error: unknown): void
}

const clockSeconds = 15

/** What any process does for all: whichever comes first. Returns how to stop it. */
export function startMaintenance(deps: MaintenanceDeps): () => Promise<void> {
  const { boss, context, log, heartbeat, superviseSeconds, isAway, onError } = deps
  const stalled = createStalledJobs(boss.getDb(), heartbeat)
  const repeating = [
    repeat(heartbeat.checkSeconds, async () => {
      if (isAway()) {
        stalled.forget()
        return
      }
      const jobs = await stalled.resume()
      if (jobs.length > 0) {
        log.warn({ jobs }, 'jobs run again whose process was killed or hangs')
      }
    }),
    // pg-boss would fail jobs at the first look.
    repeat(superviseSeconds, async () => {
      if (!isAway() && !(await stalled.isAny())) {
        await boss.supervise()
      }
    }),
    repeat(clockSeconds, async () => {
      if (!isAway() && (await repairAfterClockStep(context()))) {
        log.warn('the clock of the database was set back; jobs were planned anew')
      }
    }),
  ]

  function repeat(seconds: number, work: () => Promise<void>): () => Promise<void> {
    let current: Promise<void> | undefined
    const timer = setInterval(() => {
      current ??= work()
        .catch(onError)
        .finally(() => (current = undefined))
    }, seconds * 1000)

    return async () => {
      clearInterval(timer)
      await current
    }
  }

  return async () => void (await Promise.all(repeating.map((stop) => stop())))
}
