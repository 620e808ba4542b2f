import { days } from '../periods.ts'
import type { StateRules } from '../state-rule.ts'

const checkedOn = '2026-11-22'

export const indiana: StateRules = {
  state: 'IN',
  name: 'Indiana',
  depositReturn: {
    value: days(45),
    text: 'Indiana requires the itemized notice and the refund within 45 days after the rental agreement has ended and the home was given back. The residents must give an address in writing.',
    citation: 'Ind. Code 32-31-3-12(a)',
    source: 'https://instalawyer.io/laws/indiana-code/32-31-3-12-return-of-deposits-deductions',
    sourceKind: 'law',
    alsoSource: 'https://depositbackusa.com/indiana/security-deposit-deadline/',
    checkedOn,
  },
}
