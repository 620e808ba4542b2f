import { format, parseISO } from 'date-fns'
import { instantFormat } from '@countersign/contract'

/** An ISO instant as `M/d/yyyy h:mm a` in the viewer's zone, as the specification has it. */
export function showInstant(iso: string): string {
  return format(parseISO(iso), instantFormat)
}

/** A day, `YYYY-MM-DD`, as `M/d/yyyy`. */
export function showDay(day: string): string {
  return format(parseISO(day), 'M/d/yyyy')
}
