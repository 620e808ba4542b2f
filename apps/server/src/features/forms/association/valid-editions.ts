import { toDayInZone } from '@countersign/answers/format-day'
import { publishedEditions } from '@countersign/database'
import { and, gt, gte, isNull, lte, or, type SQL } from 'drizzle-orm'
import type { Context } from '../../../kernel/context.ts'

/** The day where who asks is; of a packet it is the day at its home. */
export function todayOf({ clock, origin }: Pick<Context, 'clock' | 'origin'>): string {
  return toDayInZone(clock.now(), origin.timeZone ?? 'America/New_York')
}

/** At most one edition of a form is valid on a day. */
export function isValidOn(day: string): SQL | undefined {
  const { firstDay, lastDay, withdrawnOn } = publishedEditions

  return and(
    lte(firstDay, day),
    or(isNull(lastDay), gte(lastDay, day)),
    or(isNull(withdrawnOn), gt(withdrawnOn, day)),
  )
}
