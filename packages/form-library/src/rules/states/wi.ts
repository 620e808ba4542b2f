import { days } from '../periods.ts'
import type { StateRules } from '../state-rule.ts'

const checkedOn = '2026-11-22'

export const wisconsin: StateRules = {
  state: 'WI',
  name: 'Wisconsin',
  terminationNotice: {
    value: [{ notice: days(28) }],
    text: 'Wisconsin requires 28 days before a monthly tenancy ends.',
    citation: 'Wis. Stat. 704.19(3)',
    source:
      'https://evictionnotice.com/wi/wisconsin-28-day-notice-to-terminate-month-to-month-tenancy/',
    sourceKind: 'summary',
    alsoSource: 'https://resources.hemlane.com/wisconsin-tenant-landlord-law/',
    checkedOn,
  },
  depositReturn: {
    value: days(21),
    text: 'Wisconsin requires the refund, or the statement of what is kept, within 21 days after the tenancy has ended or the residents have left.',
    citation: 'Wis. Admin. Code ATCP 134.06(2)',
    source: 'https://undergroundlandlord.com/state-laws/wisconsin',
    sourceKind: 'summary',
    alsoSource: 'https://resources.hemlane.com/wisconsin-tenant-landlord-law/',
    asOf: 'January 1, 2024',
    checkedOn,
  },
}
