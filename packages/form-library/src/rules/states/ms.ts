import { days } from '../periods.ts'
import type { StateRules } from '../state-rule.ts'

const checkedOn = '2026-11-22'

export const mississippi: StateRules = {
  state: 'MS',
  name: 'Mississippi',
  depositReturn: {
    value: days(45),
    text: 'Mississippi requires the itemized notice and the refund within 45 days after the tenancy has ended, the home was given back and the residents have asked for it.',
    citation: 'Miss. Code 89-8-21(3)',
    source:
      'https://codes.findlaw.com/ms/title-89-real-and-personal-property/ms-code-sect-89-8-21.html',
    sourceKind: 'law',
    checkedOn,
  },
}
