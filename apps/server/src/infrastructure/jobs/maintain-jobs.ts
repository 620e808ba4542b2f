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
    repeat({ seconds: heartbeat.checkSeconds, onError }, async () => {
      if (isAway()) {
        stalled.forget()
        return
      }
      const jobs = await stalled.resume()
      if (jobs.length > 0) {
        log.warn({ jobs }, 'jobs run again whose process was killed or hangs')
      }
    }),
    // pg-boss would fail jobs at the first check.
    repeat({ seconds: superviseSeconds, onError }, async () => {
      if (!isAway() && !(await stalled.isAny())) {
        await boss.supervise()
      }
    }),
    repeat({ seconds: clockSeconds, onError }, async () => {
      if (!isAway() && (await repairAfterClockStep(context()))) {
        log.warn('the clock of the database was set back; jobs were planned anew')
      }
    }),
  ]

  return async () => void (await Promise.all(repeating.map((stop) => stop())))
}

/** Each run begins `seconds` after the end of the last one, also if that had to wait for the database. */
function repeat(
  { seconds, onError }: { seconds: number; onError(error: unknown): void },
  work: () => Promise<void>,
): () => Promise<void> {
  let isStopped = false
  let current = Promise.resolve()
  let timer: NodeJS.Timeout
  const next = () => {
    timer = setTimeout(() => {
      current = work()
        .catch(onError)
        .then(() => void (isStopped || next()))
    }, seconds * 1000)
  }
  next()

  return async () => {
    isStopped = true
    clearTimeout(timer)
    await current
  }
}
