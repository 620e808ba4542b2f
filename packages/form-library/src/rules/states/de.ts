import { days } from '../periods.ts'
import type { StateRules } from '../state-rule.ts'

const checkedOn = '2026-11-22'

export const delaware: StateRules = {
  state: 'DE',
  name: 'Delaware',
  entryNotice: {
    value: { hours: 48 },
    text: 'Delaware requires 48 hours before the owner enters, except in an emergency.',
    citation: 'Del. Code tit. 25, 5509',
    source: 'https://ipropertymanagement.com/laws/notice-landlord-give-before-entering',
    sourceKind: 'summary',
    alsoSource: 'https://www.rentce.com/landlord-entry-notice/',
    asOf: 'July 2, 2024',
    checkedOn,
  },
  terminationNotice: {
    value: [{ notice: days(60) }],
    text: 'Delaware requires 60 days in writing before a monthly tenancy ends, counted from the first day of the month after the notice.',
    citation: 'Del. Code tit. 25, 5106(d)',
    source: 'https://codes.findlaw.com/de/title-25-property/de-code-sect-25-5106.html',
    sourceKind: 'summary',
    alsoSource: 'https://esign.com/eviction-notice/de/lease-termination/',
    asOf: 'January 1, 2019',
    checkedOn: '2026-11-28',
  },
  depositReturn: {
    value: days(20),
    text: 'Delaware requires the refund and the itemized list within 20 days after the rental agreement has ended.',
    citation: 'Del. Code tit. 25, 5514',
    source: 'https://depositbackusa.com/delaware/deposit-not-returned/',
    sourceKind: 'summary',
    alsoSource:
      'https://tenant-rights.com/delaware/delaware-security-deposit-laws-tenant-protections-rules',
    checkedOn,
  },
  lateFeeCap: {
    value: { percentOfRent: 5, take: 'lesser' },
    text: 'Delaware allows 5 percent of the monthly rent.',
    citation: 'Del. Code tit. 25, 5501(d)',
    source: 'https://turbotenant.com/state/maximum-late-fees-by-state',
    sourceKind: 'summary',
    alsoSource: 'https://ipropertymanagement.com/laws/late-rent-fees-by-state',
    asOf: 'February 11, 2025',
    checkedOn,
  },
}
