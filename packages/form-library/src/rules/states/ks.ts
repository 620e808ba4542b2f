import { days } from '../periods.ts'
import type { StateRules } from '../state-rule.ts'

const checkedOn = '2026-11-22'

export const kansas: StateRules = {
  state: 'KS',
  name: 'Kansas',
  depositReturn: {
    value: days(30),
    text: 'Kansas requires the refund within 14 days after the deductions are known, and at most 30 days after the tenancy has ended, the home was given back and the residents have asked for it.',
    citation: 'K.S.A. 58-2550(b)',
    source: 'https://www.ksrevisor.org/statutes/chapters/ch58/058_025_0050.html',
    sourceKind: 'law',
    checkedOn,
  },
}
