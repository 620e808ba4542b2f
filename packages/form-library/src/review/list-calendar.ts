import { dayMs } from '@countersign/answers/day'
import { describeFigure, yearFigures } from '../rules/year-figures.ts'
import { prescribedTexts } from '../states/prescribed-texts.ts'

interface Entry {
  what: string
  from?: string
  until?: string
  /** Another one of the same subject begins later. */
  followed: boolean
}

export interface Calendar {
  lines: string[]
  /** What is in use and no longer in force. */
  over: string[]
}

/** How far ahead the calendar looks, in days. */
const ahead = 120

/** Texts and figures that begin or end within the next days, and those that are over. */
export function listCalendar(today: string): Calendar {
  const horizon = new Date(Date.parse(`${today}T00:00:00Z`) + ahead * dayMs)
    .toISOString()
    .slice(0, 10)
  const isNear = (day = '') => today <= day && day <= horizon
  const entries = listEntries()
  const over = entries
    .filter(({ until, followed }) => until !== undefined && until < today && !followed)
    .map(({ what, until }) => `${what} ended on ${until}, and nothing follows it.`)
  const lines = entries.flatMap(({ what, from, until }) => [
    ...(isNear(from) ? [`${from} begins: ${what}`] : []),
    ...(isNear(until) ? [`${until} ends: ${what}`] : []),
  ])

  return { lines: lines.sort(), over }
}

function listEntries(): Entry[] {
  return [
    ...yearFigures.map((figure, index) => ({
      what: `rent cap of ${figure.state} (${figure.citation}): ${describeFigure(figure)}`,
      from: figure.from,
      until: figure.until,
      followed: yearFigures.slice(index + 1).some(({ state }) => state === figure.state),
    })),
    ...prescribedTexts.map(({ citation, inForce = {} }) => ({
      what: `text of ${citation}`,
      ...inForce,
      followed: false,
    })),
  ]
}
