import { cleanLine } from './clean-text.ts'
import { isDay } from './day.ts'

/**
 * A day as people write it: "3/1/27", "Monday, March 1, 2027", "1 de marzo de 2027". Between numbers the
 * month comes first, as in the United States. Returns `YYYY-MM-DD`, or `undefined` for what is no real
 * day, also where the day of the week is another one.
 */
export function parseWrittenDay(
  text: string,
  thisYear = new Date().getFullYear(),
): string | undefined {
  const { weekday, rest } = splitWeekday(cleanLine(text).toLowerCase())
  const parts = splitDay(rest)
  if (!parts) {
    return undefined
  }

  const { year, month, day } = parts
  const written = `${toFullYear(year, thisYear)}-${twoDigits(month)}-${twoDigits(day)}`
  const isRight = weekday === undefined || new Date(written).getUTCDay() === weekday
  return isDay(written) && isRight ? written : undefined
}

/** English, then Spanish; the week starts on Sunday. */
const weekdays = [
  /^(sun(day)?|dom(ingo)?)\b/,
  /^(mon(day)?|lun(es)?)\b/,
  /^(tue(s(day)?)?|mar(tes)?)\b(?=.*\p{L}{3}|.*\/)/u,
  /^(wed(nesday)?|mi[eé](rcoles)?)(?!\p{L})/u,
  /^(thu(rs(day)?)?|jue(ves)?)\b/,
  /^(fri(day)?|vie(rnes)?)\b/,
  /^(sat(urday)?|s[aá]b(ado)?)\b/,
]

function splitWeekday(text: string): { weekday?: number; rest: string } {
  const weekday = weekdays.findIndex((names) => names.test(text))
  return weekday < 0 ? { rest: text } : { weekday, rest: text.replace(/^\p{L}+[.,]*\s*/u, '') }
}

interface DayParts {
  year: string
  month: string | number
  day: string
}

function splitDay(text: string): DayParts | undefined {
  const yearFirst = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})$/.exec(text)
  if (yearFirst) {
    const [, year = '', month = '', day = ''] = yearFirst
    return { year, month, day }
  }

  const monthFirst = /^(\d{1,2})[-/. ]+(\d{1,2})[-/. ]+(\d{4}|\d{2})$/.exec(text)
  if (monthFirst) {
    const [, month = '', day = '', year = ''] = monthFirst
    return { year, month, day }
  }

  return splitDayWithMonthName(text)
}

/** The month's name comes before or after the day; ordinal endings and "de" are ignored. */
function splitDayWithMonthName(text: string): DayParts | undefined {
  const plain = text
    .replaceAll(/(\d)(?:st|nd|rd|th|ro|\.?[º°])(?!\p{L})/gu, '$1')
    .replaceAll(/\bdel?\b|[.,/-]/g, ' ')
  const parts = plain.split(/\s+/).filter((part) => part !== '')
  const [day, year, ...moreNumbers] = parts.filter((part) => /^\d+$/.test(part))
  const [name = '', ...moreNames] = parts.filter((part) => !/^\d+$/.test(part))
  const month = monthNames.findIndex((names) => names.some((full) => isShortFor(name, full)))
  if (!day || !year || moreNumbers.length > 0 || moreNames.length > 0 || month < 0) {
    return undefined
  }

  return { year, month: month + 1, day }
}

/** English, then Spanish. */
const monthNames = [
  ['january', 'enero'],
  ['february', 'febrero'],
  ['march', 'marzo'],
  ['april', 'abril'],
  ['may', 'mayo'],
  ['june', 'junio'],
  ['july', 'julio'],
  ['august', 'agosto'],
  ['september', 'septiembre', 'setiembre'],
  ['october', 'octubre'],
  ['november', 'noviembre'],
  ['december', 'diciembre'],
]

function isShortFor(name: string, month: string): boolean {
  return name.length >= 3 && month.startsWith(name)
}

/** Two digits, which a browser's date field pads to 0027, mean the nearer century. */
function toFullYear(year: string, thisYear: number): string {
  const number = Number(year)
  if (number >= 100) {
    return year
  }

  return String(number + (2000 + number > thisYear + 30 ? 1900 : 2000))
}

function twoDigits(part: string | number): string {
  return String(part).padStart(2, '0')
}
