import type { CityRules } from '../city-rules.ts'
import { leases, renewals } from './form-ids.ts'

const checkedOn = '2026-11-23'
const lawSite = 'codelibrary.amlegal.com/codes/chicago'

export const chicago: CityRules = {
  city: 'Chicago',
  state: 'IL',
  rules: {
    lateFeeCap: {
      value: { cents: 1000, percentOver: { cents: 50_000, percent: 5 }, take: 'lesser' },
      text: 'Chicago’s landlord and tenant ordinance, where it applies, caps late charges at $10 a month for the first $500 of rent plus 5 percent of the rent above that.',
      citation: 'Chicago Mun. Code 5-12-140(h)',
      source: 'https://www.depositlaw.com/140',
      sourceKind: 'law',
      alsoSource: 'https://chicagoeviction.com/2011/06/illegal-late-fees-under-chicago-leases',
      checkedOn,
      lawSite,
    },
  },
  duties: [
    {
      formIds: [...leases, ...renewals],
      text: 'Chicago requires that the city’s two summaries be attached to every lease that is offered or renewed: the one of its landlord and tenant ordinance, and the one on deposit interest. Without them the resident may end the lease.',
      citation: 'Chicago Mun. Code 5-12-170',
      source: 'https://securitydepositlaw.com/summary-attached-to-lease/',
      sourceKind: 'summary',
      alsoSource: 'https://www.chicagoeviction.com/laws/crlto/',
      checkedOn,
      lawSite,
    },
  ],
}
