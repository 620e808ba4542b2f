import { days } from '../periods.ts'
import type { StateRules } from '../state-rule.ts'

export const westVirginia: StateRules = {
  state: 'WV',
  name: 'West Virginia',
  depositReturn: {
    value: days(60),
    text: 'West Virginia requires the itemized list and the refund within 60 days after the tenancy has ended, or within 45 days after a new resident has moved in, whichever is first.',
    citation: 'W. Va. Code 37-6A-1(7), 37-6A-2(a)',
    source: 'https://lexace.ai/us/statute/west-virginia/37-6A-2',
    sourceKind: 'law',
    alsoSource: 'https://lexace.ai/us/statute/west-virginia/37-6A-1',
    checkedOn: '2026-11-28',
  },
}
