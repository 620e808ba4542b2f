import { days } from '../periods.ts'
import type { StateRules } from '../state-rule.ts'

const checkedOn = '2026-11-22'

export const newJersey: StateRules = {
  state: 'NJ',
  name: 'New Jersey',
  depositReturn: {
    value: days(30),
    text: 'New Jersey requires the refund with interest and the itemized deductions, by hand or by registered or certified mail within 30 days after the lease has ended.',
    citation: 'N.J.S.A. 46:8-21.1',
    source: 'https://depositbacknj.com/security-deposit-law-nj-statute',
    sourceKind: 'summary',
    alsoSource:
      'https://www.nynjconsumerlaw.com/2013/10/watch-the-clock-nj-security-deposit-law-requires-strict-compliance.html',
    checkedOn,
  },
}
