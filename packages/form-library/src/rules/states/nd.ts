import { days, months } from '../periods.ts'
import type { StateRules } from '../state-rule.ts'

const title47 =
  'https://github.com/UniCourt/cic-code-nd/blob/c051d84b0e5bc11adea0aca8ddd015694a77e1ac/transforms/nd/ocnd/r81/gov.nd.code.title.47.html'

export const northDakota: StateRules = {
  state: 'ND',
  name: 'North Dakota',
  terminationNotice: {
    value: [{ notice: months(1) }],
    text: 'North Dakota requires a calendar month of written notice before a monthly tenancy ends.',
    citation: 'N.D.C.C. 47-16-15(2)',
    source: title47,
    sourceKind: 'law',
    alsoSource: 'https://www.rentce.com/north-dakota-landlord-tenant-laws/',
    asOf: 'as amended in 2007',
    checkedOn: '2026-11-28',
  },
  depositCap: {
    value: { monthsOfRent: 1 },
    text: 'North Dakota allows one month’s rent, two from residents with a felony conviction or a judgment for breaking an earlier lease, and a deposit of its own for a pet.',
    citation: 'N.D.C.C. 47-16-07.1(1), (2)',
    source: title47,
    sourceKind: 'law',
    asOf: 'as amended in 2021',
    checkedOn: '2026-11-28',
  },
  depositReturn: {
    value: days(30),
    text: 'North Dakota requires the itemized statement and the refund within 30 days after the lease has ended and the home was given back.',
    citation: 'N.D.C.C. 47-16-07.1',
    source: title47,
    sourceKind: 'law',
    alsoSource: 'https://rocketrent.com/landlord-tenant-laws/north-dakota',
    asOf: 'as amended in 2021',
    checkedOn: '2026-11-28',
  },
}
