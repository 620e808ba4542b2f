import { courtDays, days } from '../periods.ts'
import type { StateRules } from '../state-rule.ts'

const checkedOn = '2026-11-22'

export const arizona: StateRules = {
  state: 'AZ',
  name: 'Arizona',
  entryNotice: {
    value: { hours: 48 },
    text: 'Arizona requires two days before the owner enters, except in an emergency.',
    citation: 'A.R.S. 33-1343',
    source:
      'https://azleg.gov/viewdocument/viewDocument/?docName=https%3A%2F%2Fwww.azleg.gov%2Fars%2F33%2F01343.htm',
    sourceKind: 'law',
    asOf: 'the 56th Legislature, first regular session (2023)',
    checkedOn: '2026-11-23',
  },
  terminationNotice: {
    value: [{ notice: days(30) }],
    text: 'Arizona requires 30 days before the rental date that the notice names.',
    citation: 'A.R.S. 33-1375(B)',
    source: 'https://self-law.org/code/az/title-33/33-1375',
    sourceKind: 'law',
    alsoSource: 'https://esign.com/eviction-notice/az/lease-termination/',
    checkedOn,
  },
  depositCap: {
    value: { monthsOfRent: 1.5 },
    text: 'Arizona allows one and a half months’ rent, prepaid rent included. Residents may pay more in advance of their own will.',
    citation: 'A.R.S. 33-1321(A)',
    source: 'https://www.azleg.gov/ars/33/01321.htm',
    sourceKind: 'law',
    asOf: 'the text of September 16, 2026, as a stored copy quotes it',
    checkedOn: '2026-11-28',
  },
  depositReturn: {
    value: courtDays(14),
    text: 'Arizona requires the itemized list and the refund within 14 days, without Saturdays, Sundays and legal holidays, after the tenancy has ended, the home was given back and the residents have asked for it.',
    citation: 'A.R.S. 33-1321(D)',
    source: 'https://www.azleg.gov/ars/33/01321.htm',
    sourceKind: 'law',
    alsoSource: 'https://depositgenie.com/blog/arizona-security-deposit-law',
    asOf: 'the text of September 16, 2026, as a stored copy quotes it',
    checkedOn: '2026-11-28',
  },
}
