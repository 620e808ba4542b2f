import { days } from '../periods.ts'
import type { StateRules } from '../state-rule.ts'

const checkedOn = '2026-11-22'

export const wyoming: StateRules = {
  state: 'WY',
  name: 'Wyoming',
  depositReturn: {
    value: days(30),
    text: 'Wyoming requires the itemization and the refund within 30 days after the rental agreement has ended, or 15 days after the residents gave a new address, whichever is later. Damage adds 30 days.',
    citation: 'Wyo. Stat. 1-21-1208(a)',
    source: 'https://gowhale.com/security-deposit-laws/wyoming',
    sourceKind: 'summary',
    alsoSource: 'https://depositbackusa.com/wyoming/security-deposit-deadline/',
    checkedOn,
  },
}
