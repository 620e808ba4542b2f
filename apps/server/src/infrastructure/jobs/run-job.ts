import type { FastifyBaseLogger } from 'fastify'
import { z } from 'zod'
import type { Context, Job } from '../../kernel/context.ts'
import { measure, type Metrics } from '../../kernel/metrics.ts'
import { noTracing, type Tracing } from '../../kernel/tracing.ts'

export interface JobObservers {
  metrics?: Pick<Metrics, 'job'>
  tracing?: Pick<Tracing, 'job'>
}

/** What a job is about; the rest of its payload is not logged. */
const Subject = z
  .object({
    packetId: z.string(),
    groupId: z.string(),
    mailId: z.string(),
    paymentId: z.string(),
    refundId: z.string(),
  })
  .partial()
  .catch({})

export function createJobLog(
  log: FastifyBaseLogger,
  { name }: Job,
  { id, payload }: { id: string; payload: unknown },
): FastifyBaseLogger {
  return log.child({ job: name, jobId: id, ...Subject.parse(payload) })
}

/** Measures, traces and logs the run. A rejection is logged, and thrown for the queue to retry. */
export async function runJob(
  ctx: Context,
  { metrics, tracing = noTracing }: JobObservers,
  { job, id, payload }: { job: Job; id: string; payload: unknown },
): Promise<void> {
  const { name } = job
  try {
    await measure(
      () => tracing.job({ name, id }, () => job.run(ctx, job.payload.parse(payload))),
      ({ outcome, seconds }) => {
        metrics?.job({ name, outcome, seconds })
        ctx.log.info({ outcome, ms: Math.round(seconds * 1000) }, 'job')
      },
    )
  } catch (error) {
    ctx.log.error({ err: error }, 'job failed, will be retried')
    throw error
  }
}
