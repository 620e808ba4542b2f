import type { UsState } from '@countersign/contract/schemas/shapes'

/** A figure that a law lets somebody publish anew, for the days on which it holds. */
export interface YearFigure {
  state: UsState
  /** `YYYY-MM-DD`, both included. */
  from: string
  until: string
  /** The most that rent may rise in twelve months, by region where the law divides the state. */
  percent: number | Readonly<Record<string, number>>
  citation: string
  source: string
  alsoSource?: string
  checkedOn: string
}

/** The years’ figures of all states: the one place to add the next ones. */
export const yearFigures: readonly YearFigure[] = [
  {
    state: 'CA',
    from: '2025-08-01',
    until: '2026-07-31',
    percent: {
      'Los Angeles and Orange': 8,
      'San Diego': 8.8,
      'Riverside and San Bernardino': 7.5,
      'San Francisco, Alameda, Contra Costa, Marin and San Mateo': 6.3,
      'all other counties': 7.7,
    },
    citation: 'Cal. Civ. Code 1947.12(a), (g)',
    source:
      'https://californiatoday.com/news/housing/california-rent-cap-updates-for-2025-2026-what-tenants-need-to-know',
    checkedOn: '2026-11-27',
  },
  {
    state: 'OR',
    from: '2026-01-01',
    until: '2026-12-31',
    percent: 9.5,
    citation: 'ORS 90.324',
    source: 'https://paroa.org',
    alsoSource: 'https://ktvz.com',
    checkedOn: '2026-11-26',
  },
  {
    state: 'WA',
    from: '2026-01-01',
    until: '2026-12-31',
    percent: 9.683,
    citation: 'RCW 59.18.700',
    source: 'https://tenantscreeningbackgroundcheck.com',
    checkedOn: '2026-11-26',
  },
]

/** The figure that holds on a day, and the newest one of the state. */
export function findYearFigure(
  state: UsState,
  day: string | undefined,
): { holds: YearFigure | undefined; newest: YearFigure | undefined } {
  const own = yearFigures.filter((figure) => figure.state === state)
  const holds = own.find(({ from, until }) => day !== undefined && from <= day && day <= until)

  return { holds, newest: own.at(-1) }
}

export function describeFigure({ percent }: YearFigure): string {
  return typeof percent === 'number'
    ? `${percent} percent`
    : Object.entries(percent)
        .map(([region, share]) => `${share} percent in ${region}`)
        .join(', ')
}
