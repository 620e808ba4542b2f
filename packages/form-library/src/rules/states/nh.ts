import { days } from '../periods.ts'
import type { StateRules } from '../state-rule.ts'

const checkedOn = '2026-11-22'

export const newHampshire: StateRules = {
  state: 'NH',
  name: 'New Hampshire',
  depositReturn: {
    value: days(30),
    text: 'New Hampshire requires the refund and the itemized list within 30 days after the tenancy has ended.',
    citation: 'N.H. RSA 540-A:7',
    source: 'http://www.gencourt.state.nh.us/rsa/html/LV/540-A/540-A-7.htm',
    sourceKind: 'law',
    asOf: 'as amended in 2006',
    checkedOn,
  },
}
