import { addMs, days, minutes } from '../../kernel/time.ts'

interface Attempted {
  createdAt: Date
  resentAt: Date | null
  attempts: number
}

const firstPauseMs = 5000
const longestPauseMs = minutes(30)
const attemptsEndAfterMs = days(3)

/**
 * When a mail that could not be sent is tried again: after 5, 10, 20... seconds, at most half an hour,
 * for three days. `undefined` after that.
 */
export function nextAttempt(
  { createdAt, resentAt, attempts }: Attempted,
  now: Date,
): Date | undefined {
  const ends = addMs(resentAt ?? createdAt, attemptsEndAfterMs)
  const pause = Math.min(firstPauseMs * 2 ** Math.min(attempts, 20), longestPauseMs)

  return now < ends ? addMs(now, pause) : undefined
}
