import { formatInstant } from '@countersign/answers/format-day'
import type { SigningInvite } from '@countersign/contract/schemas/signing-invites'

const minuteMs = 60_000
const hourMs = 60 * minuteMs
const clockSkewMs = 5 * minuteMs

interface ReminderState {
  possible: boolean
  /** Empty if there is nothing to say. */
  words: string
}

/**
 * `now` may be a little behind the server's clock: a reminder in the near future was sent just now. One
 * further ahead is from before the server's clock was set back.
 */
export function reminderState(
  { lastRemindedAt, nextReminderAt }: Pick<SigningInvite, 'lastRemindedAt' | 'nextReminderAt'>,
  now: number,
): ReminderState {
  const last = lastRemindedAt ? Date.parse(lastRemindedAt) : undefined
  if (last !== undefined && now - last < hourMs && last - now < clockSkewMs) {
    const when = now - last < minuteMs ? 'Reminded just now' : `Reminded at ${formatTime(last)}`
    return {
      possible: false,
      words: `${when}. You can remind again at ${formatTime(last + hourMs)}.`,
    }
  }

  const sentences = [
    ...(lastRemindedAt ? [`Last reminded ${formatInstant(lastRemindedAt)}.`] : []),
    ...(nextReminderAt ? [`Next automatic reminder ${formatInstant(nextReminderAt)}.`] : []),
  ]
  return { possible: true, words: sentences.join(' ') }
}

function formatTime(ms: number): string {
  return new Intl.DateTimeFormat('en-US', { hour: 'numeric', minute: '2-digit' }).format(ms)
}
