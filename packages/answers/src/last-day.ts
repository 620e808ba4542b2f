import { dayMs, isDay } from './day.ts'

/**
 * The last day of a notice (`YYYY-MM-DD`): the day of service is not counted, and a period that would end
 * on a Saturday or Sunday ends on the Monday after it, which is never too short. With `courtDays`, Saturdays
 * and Sundays are not counted at all; holidays of a court are not known here and are added to `days`.
 * `undefined` if `from` is not a day or there is no day to count.
 */
export function computeLastDay(
  from: string,
  { days, courtDays }: { days: number; courtDays: boolean },
): string | undefined {
  if (!isDay(from) || days < 1) {
    return undefined
  }

  let day = Date.parse(`${from}T00:00:00Z`)
  for (let left = days; left > 0;) {
    day += dayMs
    left -= courtDays && isWeekend(day) ? 0 : 1
  }
  while (isWeekend(day)) {
    day += dayMs
  }

  const last = new Date(day).toISOString().slice(0, 10)
  return isDay(last) ? last : undefined
}

function isWeekend(day: number): boolean {
  return [0, 6].includes(new Date(day).getUTCDay())
}
