import { format, parseISO } from 'date-fns'
import { instantFormat } from '@countersign/contract/calls'

/** Formats an ISO instant as `M/d/yyyy h:mm a` in the viewer's time zone (spec). */
export function formatInstant(iso: string): string {
  return format(parseISO(iso), instantFormat)
}

/** Formats a day, `YYYY-MM-DD`, as `M/d/yyyy`. */
export function formatDay(day: string): string {
  return format(parseISO(day), 'M/d/yyyy')
}
