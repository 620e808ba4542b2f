import { addDays, dayMs, isDay } from './day.ts'

/** Keys of the first and the last day of what is agreed for a time. */
export const termKeys = [
  { start: 'LLEdit.term.start', end: 'LLEdit.term.end' },
  { start: 'LLEdit.term.start', end: 'LLEdit.room.termEnd' },
  { start: 'LLEdit.renewal.start', end: 'LLEdit.renewal.end' },
  { start: 'LLEdit.sublet.from', end: 'LLEdit.sublet.to' },
] as const

export interface Term {
  /** `YYYY-MM-DD`. */
  start: string
  /** Its last day. */
  end: string
}

/**
 * The term of the same length that follows this one, and is not over by `today`: Jan 1 to Dec 31, 2027
 * becomes Jan 1 to Dec 31, 2028. In whole months where the term has whole months, else in days.
 * `undefined` if these are not the days of a term.
 */
export function findNextTerm(term: Term, today: string): Term | undefined {
  if (!isDay(term.start) || !isDay(term.end) || term.end <= term.start) {
    return undefined
  }

  const months = countMonths(term)
  const length = toDays(term.end) - toDays(term.start) + 1
  let next = term
  do {
    const start = addDays(next.end, 1)
    const end = months > 0 ? addDays(addMonths(start, months), -1) : addDays(start, length - 1)
    next = { start, end }
  } while (next.end < today)

  return isDay(next.end) ? next : undefined
}

/** 0 where the term does not end on the day before a whole number of months has passed. */
function countMonths({ start, end }: Term): number {
  const after = addDays(end, 1)
  const [from, to] = [new Date(start), new Date(after)]
  const months =
    12 * (to.getUTCFullYear() - from.getUTCFullYear()) + to.getUTCMonth() - from.getUTCMonth()

  return addMonths(start, months) === after ? months : 0
}

function addMonths(day: string, months: number): string {
  const date = new Date(day)
  const first = new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + months, 1))
  const lastOfMonth = new Date(
    Date.UTC(first.getUTCFullYear(), first.getUTCMonth() + 1, 0),
  ).getUTCDate()
  first.setUTCDate(Math.min(date.getUTCDate(), lastOfMonth))

  return first.toISOString().slice(0, 10)
}

function toDays(day: string): number {
  return Date.parse(day) / dayMs
}
