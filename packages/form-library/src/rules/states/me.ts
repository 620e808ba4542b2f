import { days } from '../periods.ts'
import type { StateRules } from '../state-rule.ts'

const checkedOn = '2026-11-22'

export const maine: StateRules = {
  state: 'ME',
  name: 'Maine',
  entryNotice: {
    value: { hours: 24 },
    text: 'Maine requires 24 hours before the owner enters, except in an emergency.',
    citation: '14 M.R.S. 6025',
    source: 'https://ipropertymanagement.com/laws/notice-landlord-give-before-entering',
    sourceKind: 'summary',
    alsoSource: 'https://www.rentce.com/landlord-entry-notice/',
    asOf: 'July 2, 2024',
    checkedOn,
  },
  depositReturn: {
    value: days(21),
    text: 'Maine requires the statement and the refund within 21 days after a tenancy at will, and within 30 days under a written lease.',
    citation: '14 M.R.S. 6033',
    source: 'http://resources.lawinfo.com/landlord-tenant/rent-and-security-deposits/maine/',
    sourceKind: 'summary',
    alsoSource:
      'https://americanlandlord.com/state-laws-for-security-deposits/maine-security-deposit-laws',
    checkedOn,
  },
  lateFeeCap: {
    value: { percentOfRent: 4, take: 'lesser' },
    text: 'Maine allows 4 percent of the monthly rent, and only once rent is 15 days late.',
    citation: '14 M.R.S. 6028',
    source: 'https://rentlatefee.com/blog/ranking-50-states-rent-late-fee-strictness',
    sourceKind: 'summary',
    alsoSource: 'https://tenantscreeningbackgroundcheck.com/late-fee-laws-by-state',
    asOf: 'January 17, 2026',
    checkedOn,
  },
}
