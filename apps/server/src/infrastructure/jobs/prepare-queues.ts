import { isDeepStrictEqual } from 'node:util'
import type { PgBoss } from 'pg-boss'
import type { Job } from '../../kernel/context.ts'

/** A queue that an earlier version created gets this version's settings. */
export async function createQueues(
  boss: PgBoss,
  registered: ReadonlyMap<string, Job>,
): Promise<void> {
  const existing = new Map((await boss.getQueues()).map((queue) => [queue.name, queue]))
  for (const job of registered.values()) {
    const settings = queueSettings(job)
    const queue = existing.get(job.name)
    if (!queue) {
      await boss.createQueue(job.name, { policy: 'short', ...settings })
    } else if (!isDeepStrictEqual({ ...queue, ...settings }, queue)) {
      await boss.updateQueue(job.name, settings)
    }
  }
}

function queueSettings(job: Job) {
  return {
    retryLimit: job.retries ?? 12,
    retryDelay: 1,
    retryBackoff: true,
    retryDelayMax: 600,
    expireInSeconds: job.timeLimitSeconds ?? 300,
    // Of a process that is gone, or hangs for longer: its jobs run again.
    heartbeatSeconds: 40,
    notify: true,
    // Long enough to look at one that failed.
    deleteAfterSeconds: 3 * 24 * 3600,
  }
}

export async function scheduleJobs(
  boss: PgBoss,
  registered: ReadonlyMap<string, Job>,
): Promise<void> {
  await removeOldSchedules(boss, registered)
  for (const { name, every } of registered.values()) {
    if (every) {
      await boss.schedule(name, every, {}, { singletonKey: name })
    }
  }
}

/** Of jobs that this version no longer has: they would wait forever. */
async function removeOldSchedules(
  boss: PgBoss,
  registered: ReadonlyMap<string, Job>,
): Promise<void> {
  for (const { name, key } of await boss.getSchedules()) {
    if (!registered.get(name)?.every) {
      await boss.unschedule(name, key)
    }
  }
}
