import { cleanLine } from './clean-text.ts'
import { isTime } from './day.ts'

/**
 * A time as people write it: "1:30 PM", "9.30am", "9 a.m.", "13:30". Returns `HH:MM`, or `undefined` for
 * what is no time, also for "9:30" where times are written with twelve hours.
 */
export function parseWrittenTime(text: string, twelveHours = true): string | undefined {
  const [, hour = '', minutes = '00', half] =
    /^(\d{1,2})(?:\s*[:.]\s*(\d{2}))?\s*(?:([ap])(?:\.?\s?m?\.?))?$/.exec(
      cleanLine(text).toLowerCase(),
    ) ?? []
  const number = Number(hour)
  const isOfTwelve = number >= 1 && number <= 12
  if (hour === '' || (half ? !isOfTwelve : isOfTwelve && twelveHours)) {
    return undefined
  }

  const time = `${half ? (number % 12) + (half === 'p' ? 12 : 0) : number}:${minutes}`.padStart(
    5,
    '0',
  )
  return isTime(time) ? time : undefined
}
