import { days, months } from '../periods.ts'
import type { StateRules } from '../state-rule.ts'

export const missouri: StateRules = {
  state: 'MO',
  name: 'Missouri',
  terminationNotice: {
    value: [{ notice: months(1) }],
    text: 'Missouri requires one month in writing, from the receipt of the notice to a day on which rent is due, before a monthly tenancy ends.',
    citation: 'Mo. Rev. Stat. 441.060(4)',
    source: 'http://revisor.mo.gov/main/OneSection.aspx?section=441.060&bid=24345',
    sourceKind: 'law',
    alsoSource: 'https://instalawyer.io/laws/missouri-revised-statutes/section-441060-tenancy-at',
    asOf: 'in force since August 28, 1997',
    checkedOn: '2026-11-28',
  },
  depositCap: {
    value: { monthsOfRent: 2 },
    text: 'Missouri allows two months’ rent.',
    citation: 'Mo. Rev. Stat. 535.300(1)',
    source: 'http://revisor.mo.gov/main/OneSection.aspx?section=535.300&bid=33548',
    sourceKind: 'law',
    asOf: 'in force since August 28, 2016',
    checkedOn: '2026-11-28',
  },
  depositReturn: {
    value: days(30),
    text: 'Missouri requires the refund or the itemized list within 30 days after the tenancy has ended.',
    citation: 'Mo. Rev. Stat. 535.300(3)',
    source: 'http://revisor.mo.gov/main/OneSection.aspx?section=535.300&bid=33548',
    sourceKind: 'law',
    alsoSource: 'https://www.nolo.com/legal-encyclopedia/missouri-security-deposits-36218.html',
    asOf: 'in force since August 28, 2016',
    checkedOn: '2026-11-28',
  },
}
