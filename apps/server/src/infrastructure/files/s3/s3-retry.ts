import { setTimeout as wait } from 'node:timers/promises'
import { StorageError } from '../../../kernel/storage-error.ts'
import { isTransient } from './s3-errors.ts'

export interface S3Limits {
  connectMs: number
  /** For one attempt, until its answer is complete; large bodies get more. */
  attemptMs: number
  /** The slowest connection for which a body's size extends the time limit. */
  bytesPerSecond: number
  /** Before each further attempt; their number is the number of retries. */
  pausesMs: readonly number[]
  /** No attempt begins later than this after the first one. */
  retryForMs: number
}

export const defaultLimits: S3Limits = {
  connectMs: 3000,
  attemptMs: 10_000,
  bytesPerSecond: 500_000,
  pausesMs: [200, 1000],
  retryForMs: 15_000,
}

interface Call {
  name: string
  bytes?: number
}

export interface Attempt {
  signal: AbortSignal
  /** Starts the time limit again, for an answer of this size. */
  extendFor(bytes: number): void
}

/** Runs an idempotent call with a time limit, and again after an error that may pass. Throws `StorageError`. */
export async function withRetries<Answer>(
  limits: S3Limits,
  call: Call,
  run: (attempt: Attempt) => Promise<Answer>,
): Promise<Answer> {
  const until = performance.now() + limits.retryForMs
  for (const pauseMs of limits.pausesMs) {
    try {
      return await withTimeLimit(limits, call, run)
    } catch (error) {
      if (!isTransient(error) || performance.now() + pauseMs > until) {
        throw error
      }
      await wait(pauseMs)
    }
  }

  return withTimeLimit(limits, call, run)
}

/** Also limits what takes no signal, such as looking for keys. */
async function withTimeLimit<Answer>(
  { attemptMs, bytesPerSecond }: S3Limits,
  { bytes = 0 }: Call,
  run: (attempt: Attempt) => Promise<Answer>,
): Promise<Answer> {
  const controller = new AbortController()
  const expiry = Promise.withResolvers<never>()
  let timer: NodeJS.Timeout | undefined
  const extendFor = (size: number) => {
    clearTimeout(timer)
    const limitMs = attemptMs + (size / bytesPerSecond) * 1000
    timer = setTimeout(() => {
      expiry.reject(new StorageError('unavailable', `No complete answer in ${limitMs} ms.`))
      controller.abort()
    }, limitMs)
  }

  try {
    extendFor(bytes)
    return await Promise.race([run({ signal: controller.signal, extendFor }), expiry.promise])
  } finally {
    clearTimeout(timer)
  }
}
