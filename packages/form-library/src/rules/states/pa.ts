import { days } from '../periods.ts'
import type { StateRules } from '../state-rule.ts'

const checkedOn = '2026-11-22'

export const pennsylvania: StateRules = {
  state: 'PA',
  name: 'Pennsylvania',
  depositReturn: {
    value: days(30),
    text: 'Pennsylvania requires the list of damage and the refund within 30 days after the lease has ended or the home was given back, whichever is first.',
    citation: '68 P.S. 250.512(a)',
    source:
      'https://govt.westlaw.com/pac/Document/N90F2D550343711DA8A989F4EECDB8638?viewType=FullText&originationContext=documenttoc&transitionType=CategoryPageItem&contextData=(sc.Default)',
    sourceKind: 'law',
    checkedOn,
  },
}
