import { days } from '../periods.ts'
import type { StateRules } from '../state-rule.ts'

const chapter42 =
  'https://github.com/UniCourt/cic-code-nc/blob/50a924d1b69916b14bff39706e5bdc8c0a103e6b/transforms/nc/ocnc/r81/gov.nc.stat.title.042.html'

export const northCarolina: StateRules = {
  state: 'NC',
  name: 'North Carolina',
  terminationNotice: {
    value: [{ notice: days(7) }],
    text: 'North Carolina requires seven days before a monthly tenancy ends.',
    citation: 'N.C.G.S. 42-14',
    source: 'https://law.onecle.com/north-carolina/42-landlord-and-tenant/42-14.html',
    sourceKind: 'law',
    alsoSource:
      'https://www.lawguru.com/legal-questions/north-carolina-landlord-tenant/landlord-give-tenant-ten-days-507343736/',
    asOf: '2014',
    checkedOn: '2026-11-23',
  },
  depositCap: {
    value: { monthsOfRent: 2 },
    text: 'North Carolina allows two months’ rent, and one and a half if the tenancy runs from month to month.',
    citation: 'N.C.G.S. 42-51(b)',
    source: chapter42,
    sourceKind: 'law',
    asOf: 'as amended in 2012',
    checkedOn: '2026-11-28',
  },
  depositReturn: {
    value: days(30),
    text: 'North Carolina requires the itemized list and the refund within 30 days after the tenancy has ended and the home was given back. If the damage is not known by then, an interim account is due, and the final one within 60 days.',
    citation: 'N.C.G.S. 42-52',
    source: chapter42,
    sourceKind: 'law',
    alsoSource:
      'https://www.kirksanderslaw.com/blog/security-deposits-north-carolina-general-statute-%C2%A742-52',
    asOf: 'as amended in 2009',
    checkedOn: '2026-11-28',
  },
  lateFeeCap: {
    value: { percentOfRent: 5, cents: 1500, take: 'greater' },
    text: 'North Carolina allows 15 dollars or 5 percent of the monthly rent, whichever is more, once for each late payment.',
    citation: 'N.C.G.S. 42-46(a)',
    source: chapter42,
    sourceKind: 'law',
    alsoSource: 'https://www.kirksanderslaw.com/category/tags/landlord-attorney-tenant-eviction',
    asOf: 'as amended in 2021',
    checkedOn: '2026-11-28',
  },
  lateFeeGrace: {
    value: days(5),
    text: 'North Carolina allows a late fee only once rent is five days late.',
    citation: 'N.C.G.S. 42-46(a)',
    source: chapter42,
    sourceKind: 'law',
    asOf: 'as amended in 2021',
    checkedOn: '2026-11-28',
  },
}
