import { days } from '../periods.ts'
import type { StateRules } from '../state-rule.ts'

const checkedOn = '2026-11-22'

export const massachusetts: StateRules = {
  state: 'MA',
  name: 'Massachusetts',
  depositReturn: {
    value: days(30),
    text: 'Massachusetts asks for the refund and the itemized list within 30 days after the tenancy has ended.',
    citation: 'Mass. Gen. Laws ch. 186, 15B',
    source: 'https://www.mass.gov/info-details/massachusetts-law-about-tenants-security-deposits',
    sourceKind: 'summary',
    alsoSource: 'https://eforms.com/demand-letter/security-deposit/ma/',
    checkedOn,
  },
}
