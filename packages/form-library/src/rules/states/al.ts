import { days } from '../periods.ts'
import type { StateRules } from '../state-rule.ts'

const checkedOn = '2026-11-22'

export const alabama: StateRules = {
  state: 'AL',
  name: 'Alabama',
  entryNotice: {
    value: { hours: 48 },
    text: 'Alabama requires two days before the owner enters, except in an emergency.',
    citation: 'Ala. Code 35-9A-303',
    source: 'https://ipropertymanagement.com/laws/notice-landlord-give-before-entering',
    sourceKind: 'summary',
    alsoSource: 'https://www.rentce.com/landlord-entry-notice/',
    asOf: 'July 2, 2024',
    checkedOn,
  },
  terminationNotice: {
    value: [{ notice: days(30) }],
    text: 'Alabama requires 30 days in writing before the rent day with which a monthly tenancy ends.',
    citation: 'Ala. Code 35-9A-441(b)',
    source:
      'https://www.legalfix.com/statutes/state-codes/alabama/title-35/chapter-9a/article-4/division-3/section-35-9a-441',
    sourceKind: 'law',
    alsoSource: 'https://legalclarity.org/alabama-month-to-month-tenancy-and-holdover-tenant-rules',
    asOf: '2019',
    checkedOn: '2026-11-28',
  },
  depositReturn: {
    value: days(60),
    text: 'Alabama requires the itemized list and the refund within 60 days after the tenancy has ended and the home was given back.',
    citation: 'Ala. Code 35-9A-201(b), (c)',
    source: 'https://law.onecle.com/alabama/title-35/35-9A-201.html',
    sourceKind: 'law',
    alsoSource: 'https://leaserunner.com/laws/alabama-security-deposit-law',
    checkedOn,
  },
}
