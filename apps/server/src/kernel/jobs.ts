import type { z } from 'zod'
import type { Context, EnqueueOptions, Job, JobType } from './context.ts'

export function defineJob<Payload extends z.ZodType>(job: Job<Payload>): Job<Payload> {
  return job
}

/** In the caller's transaction: neither the change nor the job exists without the other. */
export function enqueue<Payload extends z.ZodType>(
  ctx: Context,
  type: JobType<Payload>,
  payload: z.input<Payload>,
  options?: EnqueueOptions,
): Promise<void> {
  return ctx.ports.jobs.enqueue(ctx, type, payload, options)
}
