import type { UsState } from '@countersign/contract/schemas/shapes'

/** A figure that a law lets somebody publish anew, for the days on which it holds. */
export interface YearFigure {
  state: UsState
  /** `YYYY-MM-DD`, both included. */
  from: string
  until: string
  /** The most that rent may rise in twelve months, by region where the law divides the state. */
  percent: number | Readonly<Record<string, number>>
  /** A region whose figure we could not read, in words that follow “the figure of”. */
  notRead?: string
  /** Where the state publishes its figures. */
  publishedAt: string
  citation: string
  source: string
  alsoSource?: string
  checkedOn: string
}

const californiaPublishes = 'www.bls.gov/regions/west and www.dir.ca.gov/OPRL'

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
    publishedAt: californiaPublishes,
    citation: 'Cal. Civ. Code 1947.12(a), (g)',
    source:
      'https://californiatoday.com/news/housing/california-rent-cap-updates-for-2025-2026-what-tenants-need-to-know',
    checkedOn: '2026-11-27',
  },
  // 5 percent and the index of April, or of March where April has none, of the Bureau of Labor Statistics.
  {
    state: 'CA',
    from: '2026-08-01',
    until: '2027-07-31',
    percent: {
      'Los Angeles and Orange': 8.7,
      'San Diego': 8.2,
      'Riverside and San Bernardino': 8.1,
      'San Francisco, Alameda, Contra Costa, Marin and San Mateo': 8.8,
    },
    notRead: 'all other counties',
    publishedAt: californiaPublishes,
    citation: 'Cal. Civ. Code 1947.12(a), (g)',
    source:
      'https://www.bls.gov/regions/west/news-release/2026/consumerpriceindex_losangeles_20260512.htm',
    alsoSource:
      'https://www.bls.gov/regions/west/cpi-summary/ro9xg01a.htm, and the releases of May 12 for San Francisco and of April 10 for San Diego and Riverside',
    checkedOn: '2026-11-27',
  },
  {
    state: 'OR',
    from: '2026-01-01',
    until: '2026-12-31',
    percent: 9.5,
    publishedAt: 'www.oregon.gov/das/oea',
    citation: 'ORS 90.324',
    source: 'https://rentalhousingjournal.com/oregon-agency-sets-rent-control-cap-for-2026-at-9-5/',
    alsoSource:
      'https://cs.npg.tv/2025/09/30/oregon-sets-maximum-rent-hikes-for-2026-but-its-no-longer-just-one-number',
    checkedOn: '2026-11-27',
  },
  {
    state: 'WA',
    from: '2026-01-01',
    until: '2026-12-31',
    percent: 9.683,
    publishedAt: 'www.commerce.wa.gov',
    citation: 'RCW 59.18.700',
    source:
      'https://www.einpresswire.com/article/832041744/commerce-announces-9-683-rent-cap-for-2026',
    alsoSource: 'https://tenantscreeningbackgroundcheck.com',
    checkedOn: '2026-11-27',
  },
]

/** The figure that holds on a day, and the newest one of the state. */
function findYearFigure(
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

/** Whole sentences on the cap of a day. Without a verified figure they name none, and where it is published. */
export function describeCap(state: UsState, day: string | undefined): string {
  const { holds, newest } = findYearFigure(state, day)
  if (!holds) {
    return newest
      ? `We could not verify the cap that holds on that day. Look it up before you serve this notice: ${newest.publishedAt}.`
      : ''
  }

  const cap = `From ${holds.from} to ${holds.until} the cap is ${describeFigure(holds)}.`
  return holds.notRead
    ? `${cap} We could not verify the figure of ${holds.notRead}: look it up at ${holds.publishedAt}.`
    : cap
}
