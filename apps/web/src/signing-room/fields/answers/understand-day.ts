import { isDay } from './read-day.ts'

/**
 * A day as people write one, once they are done with it: "3/1/27", "March 1 2027", "1 de marzo de 2027".
 * The month comes first where only numbers stand, as it does in this country. `YYYY-MM-DD`, or
 * `undefined` where no day is meant that exists.
 */
export function understandDay(text: string, thisYear = new Date().getFullYear()) {
  const parts = partsOf(text.trim().toLowerCase())
  if (!parts) {
    return undefined
  }

  const { year, month, day } = parts
  const whole = `${fullYear(year, thisYear)}-${twoDigits(month)}-${twoDigits(day)}`
  return isDay(whole) ? whole : undefined
}

interface DayParts {
  year: string
  month: string | number
  day: string
}

function partsOf(text: string): DayParts | undefined {
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

  return inWords(text)
}

/** The month as a word, before or after the day; ordinals and "de" say nothing more. */
function inWords(text: string): DayParts | undefined {
  const plain = text.replaceAll(/(\d)(st|nd|rd|th|º)\b/g, '$1').replaceAll(/\bdel?\b|[.,]/g, ' ')
  const parts = plain.split(/\s+/).filter((part) => part !== '')
  const [day, year, ...more] = parts.filter((part) => /^\d+$/.test(part))
  const [name = '', ...names] = parts.filter((part) => !/^\d+$/.test(part))
  const month = monthNames.findIndex((known) => known.some((start) => isShortFor(name, start)))
  if (!day || !year || more.length > 0 || names.length > 0 || month < 0) {
    return undefined
  }

  return { year, month: month + 1, day }
}

/** In English, then in Spanish. */
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

/** The browser's own field makes 0027 of "27". Two digits mean the century that lies nearer. */
function fullYear(year: string, thisYear: number): string {
  const number = Number(year)
  if (number >= 100) {
    return year
  }

  return String(number + (2000 + number > thisYear + 30 ? 1900 : 2000))
}

function twoDigits(part: string | number): string {
  return String(part).padStart(2, '0')
}
