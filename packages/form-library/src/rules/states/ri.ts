import { days } from '../periods.ts'
import type { StateRules } from '../state-rule.ts'

const title34 =
  'https://github.com/UniCourt/cic-code-ri/blob/2f5af2cc666695a700eb03e86fb6d37958a094a3/transforms/ri/ocri/r74/gov.ri.code.title.34.html'

export const rhodeIsland: StateRules = {
  state: 'RI',
  name: 'Rhode Island',
  entryNotice: {
    value: { hours: 48 },
    text: 'Rhode Island requires two days before the owner enters, at reasonable times, except in an emergency or where that is impracticable.',
    citation: 'R.I. Gen. Laws 34-18-26(c)',
    source: title34,
    sourceKind: 'law',
    alsoSource: 'https://www.rentce.com/rhode-island-landlord-tenant-laws/',
    checkedOn: '2026-11-28',
  },
  terminationNotice: {
    value: [{ notice: days(30) }],
    text: 'Rhode Island requires 30 days in writing before a monthly tenancy ends, in a form substantially similar to that of its law (34-18-56(c)).',
    citation: 'R.I. Gen. Laws 34-18-37(b)',
    source: title34,
    sourceKind: 'law',
    alsoSource: 'https://www.rentce.com/rhode-island-landlord-tenant-laws/',
    checkedOn: '2026-11-28',
  },
  depositCap: {
    value: { monthsOfRent: 1 },
    text: 'Rhode Island allows one month’s rent, and one more for furniture worth $5,000 or more.',
    citation: 'R.I. Gen. Laws 34-18-19(a), (e)',
    source: title34,
    sourceKind: 'law',
    asOf: 'as amended in 2018',
    checkedOn: '2026-11-28',
  },
  depositReturn: {
    value: days(20),
    text: 'Rhode Island requires the itemized notice and the refund within 20 days after the tenancy has ended, the home was given back and the residents have given an address, whichever is last.',
    citation: 'R.I. Gen. Laws 34-18-19(b)',
    source: title34,
    sourceKind: 'law',
    alsoSource: 'https://www.rentce.com/rhode-island-landlord-tenant-laws/',
    asOf: 'as amended in 2018',
    checkedOn: '2026-11-28',
  },
}
