import type { Messages } from '../../i18n/en.ts'
import type { Reading } from './reading.ts'

/** What a native date field holds: empty, or `YYYY-MM-DD` with any year that was typed so far. */
export function readDay(text: string, messages: Messages): Reading {
  if (text === '') {
    return { answer: null }
  }

  return isDay(text) ? { answer: text } : { problem: messages.problems.date }
}

/** What a native time field holds: empty or `HH:MM`, perhaps with seconds. */
export function readTime(text: string, messages: Messages): Reading {
  if (text === '') {
    return { answer: null }
  }

  const time = /^([01]\d|2[0-3]):[0-5]\d/.exec(text)
  return time ? { answer: time[0] } : { problem: messages.problems.time }
}

/** While a year is typed, the field passes through 0002, 0020 and 0202: none is meant. */
export function isDay(text: string): boolean {
  const parts = /^(\d{4})-\d\d-\d\d$/.exec(text)
  const year = Number(parts?.[1])
  if (!parts || year < 1900 || year > 2200) {
    return false
  }

  const day = new Date(`${text}T00:00:00Z`)
  // `Date` turns February 30 into March 2; a real day comes back as it went in.
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text)
}
