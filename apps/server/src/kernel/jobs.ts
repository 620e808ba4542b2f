import type { z } from 'zod'
import type { Context } from './context.ts'

/**
 * Work that follows from a change. `enqueue` writes the job in the change's own transaction, so that
 * there is never one without the other; each handler may run twice and must not mind.
 */
export interface Jobs {
  /** Says what to do; before `start`. */
  define<Payload extends z.ZodType>(
    name: string,
    schema: Payload,
    handler: JobHandler<z.output<Payload>>,
    options?: JobOptions,
  ): void
  enqueue(ctx: Context, name: string, payload: object, options?: EnqueueOptions): Promise<void>
  /** Runs the handler of a job by the calendar, in UTC; before `start`. */
  every(cron: string, name: string, payload: object): void
  start(): Promise<void>
  /** Lets running handlers end, up to a few seconds; what is cut off runs again later. */
  stop(): Promise<void>
}

/** Acts as the system, outside any transaction. */
type JobHandler<Payload> = (ctx: Context, payload: Payload) => Promise<void>

export interface JobOptions {
  /** How often a failed job is tried again, with growing pauses; 12 unless said. */
  retries?: number
  /** How long one run may take, in seconds; 300 unless said. */
  timeLimitSeconds?: number
  /** How many run side by side in one process; 1 unless said. */
  concurrency?: number
}

export interface EnqueueOptions {
  /** At most one job of this name and key waits at a time; asking again while one runs queues one more. */
  singletonKey?: string
  startAfter?: Date
  /**
   * Begins in this very process as soon as the change stands. The job itself then is the net: it
   * comes after so many seconds, to whichever process lives, and must find out whether it is needed.
   */
  inline?: { fallbackAfterSeconds: number }
}
