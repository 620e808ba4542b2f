import { openDatabase } from '@countersign/database'
import type { FastifyBaseLogger } from 'fastify'
import type { z } from 'zod'
import type { RestoredJob } from '../infrastructure/backup/restore-backup.ts'
import { createPgBossJobs } from '../infrastructure/jobs/pg-boss-jobs.ts'
import type { Job, JobType } from '../kernel/context.ts'
import { randomIds } from '../kernel/ids.ts'
import { systemClock } from '../kernel/time.ts'
import { registerJobs } from './jobs.ts'

interface RestoreJobsOptions {
  databaseUrl: string
  log: FastifyBaseLogger
}

/** Queues the jobs of a backup for the first server that starts. Those that no longer exist are left out. */
export async function restoreJobs(
  restored: readonly RestoredJob[],
  { databaseUrl, log }: RestoreJobsOptions,
): Promise<void> {
  const types = collectTypes()
  const { db, close } = openDatabase(databaseUrl, { maxConnections: 2 })
  const jobs = createPgBossJobs({
    databaseUrl,
    log,
    work: false,
    context: () => {
      throw new Error('A restore runs no jobs.')
    },
  })
  registerJobs(jobs)

  try {
    await jobs.start()
    for (const { name, payload, singletonKey, startAfter } of restored) {
      const type = types.get(name)
      if (type?.payload.safeParse(payload).success) {
        const queued: JobType<z.ZodType> = {
          ...type,
          ...(singletonKey && { singletonKey: () => singletonKey }),
        }
        await jobs.enqueue({ db, clock: systemClock, ids: randomIds }, queued, payload, {
          ...(startAfter && { startAfter: new Date(startAfter) }),
        })
      }
    }
  } finally {
    await jobs.stop()
    await close()
  }
}

function collectTypes(): Map<string, Job> {
  const types = new Map<string, Job>()
  registerJobs({ register: (job) => void types.set(job.name, job) })

  return types
}
