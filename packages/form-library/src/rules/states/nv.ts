import { days } from '../periods.ts'
import type { StateRules } from '../state-rule.ts'

const checkedOn = '2026-11-22'

export const nevada: StateRules = {
  state: 'NV',
  name: 'Nevada',
  depositReturn: {
    value: days(30),
    text: 'Nevada requires the itemized accounting and the refund within 30 days after the tenancy has ended.',
    citation: 'NRS 118A.242',
    source: 'http://law.onecle.com/nevada/property/118A.242.html',
    sourceKind: 'law',
    alsoSource: 'https://cityrulelookup.com/rental-property/security-deposit-rules/paradise-nv',
    checkedOn,
  },
}
