import { days } from '../periods.ts'
import type { StateRules } from '../state-rule.ts'

const checkedOn = '2026-11-22'

export const nebraska: StateRules = {
  state: 'NE',
  name: 'Nebraska',
  entryNotice: {
    value: { hours: 24 },
    text: 'Nebraska requires 24 hours in writing, with the purpose and the time, before the owner enters, except in an emergency.',
    citation: 'Neb. Rev. Stat. 76-1423',
    source: 'https://esign.com/rental-lease/notice-to-enter/ne/',
    sourceKind: 'summary',
    alsoSource:
      'https://tenant-rights.com/nebraska/nebraska-landlord-entry-notice-rules-explained-for-renters',
    asOf: 'May 8, 2023',
    checkedOn,
  },
  terminationNotice: {
    value: [{ notice: days(30) }],
    text: 'Nebraska requires 30 days in writing before the rent day with which a monthly tenancy ends.',
    citation: 'Neb. Rev. Stat. 76-1437(2)',
    source: 'http://laws9.com/statutes/nebraska/Chapter76/76-1437',
    sourceKind: 'law',
    alsoSource:
      'https://tenant-rights.com/nebraska/nebraska-eviction-notices-30-day-vs-7-day-guide-for-renters',
    checkedOn: '2026-11-28',
  },
  depositReturn: {
    value: days(14),
    text: 'Nebraska requires the itemization and the refund within 14 days after the tenancy has ended.',
    citation: 'Neb. Rev. Stat. 76-1416(2)',
    source: 'http://nebraskalegislature.gov/laws/statutes.php?statute=76-1416',
    sourceKind: 'law',
    checkedOn,
  },
}
