import type { z } from 'zod'
import { isSignNowError } from './signnow-error.ts'
import { createTokenSource, type SignNowCredentials } from './token.ts'
import { RetryLater, sendOnce, type SignNowRequest, type TransportOptions } from './transport.ts'

export interface RequestOptions extends TransportOptions {
  credentials: SignNowCredentials
  /** In milliseconds. */
  sleep?: (ms: number) => Promise<void>
  /** 0 to 1. */
  random?: () => number
}

export type SendRequest = <Answer extends z.ZodType>(
  request: SignNowRequest<Answer>,
) => Promise<z.output<Answer>>

const attempts = 3
/** Somebody waits for the answer: a longer pause is left to the caller's own retry. */
const longestPauseMs = 5_000

/**
 * Sends a request with the token, and renews the token once. GET, PUT and DELETE are repeated with
 * growing pauses. A POST is repeated only where SignNow says that it did nothing (401, 429): it may
 * have created what it was asked for.
 */
export function createRequest(options: RequestOptions): SendRequest {
  const tokens = createTokenSource(options, options.credentials)
  const {
    sleep = (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
    random = Math.random,
  } = options

  const withToken = async (request: SignNowRequest): Promise<unknown> => {
    const token = await tokens.get()
    try {
      return await sendOnce(options, request, `Bearer ${token}`)
    } catch (error) {
      if (!isSignNowError(error, 'credentials')) {
        throw error
      }
      return sendOnce(options, request, `Bearer ${await tokens.renew(token)}`)
    }
  }

  return async (request) => {
    for (let attempt = 1; ; attempt += 1) {
      try {
        // Parsed with `answer` in the transport.
        // eslint-disable-next-line @typescript-eslint/consistent-type-assertions
        return (await withToken(request)) as z.output<typeof request.answer>
      } catch (error) {
        const pause = pauseBefore(error, { attempt, random })
        const again = attempt < attempts && mayRepeat(request, error) && pause <= longestPauseMs
        if (!again) {
          throw error
        }
        await sleep(pause)
      }
    }
  }
}

function mayRepeat({ method }: SignNowRequest, error: unknown): boolean {
  if (error instanceof RetryLater && !error.isProcessed) {
    return true
  }
  return method !== 'POST' && isSignNowError(error, 'unavailable')
}

function pauseBefore(
  error: unknown,
  { attempt, random }: { attempt: number; random: () => number },
): number {
  const asked = error instanceof RetryLater ? error.afterMs : undefined
  return asked ?? 200 * 2 ** attempt * (0.5 + random() / 2)
}
