import { days } from '../periods.ts'
import type { StateRules } from '../state-rule.ts'

const checkedOn = '2026-11-22'

export const massachusetts: StateRules = {
  state: 'MA',
  name: 'Massachusetts',
  depositCap: {
    value: { monthsOfRent: 1 },
    text: 'Massachusetts allows one month’s rent, and the last month’s rent besides.',
    citation: 'M.G.L. c. 186, § 15B',
    source: 'https://buildmylease.com/security-deposit',
    sourceKind: 'summary',
    alsoSource: 'https://www.thebalancesmb.com/security-deposit-limits-by-state-2125089',
    checkedOn: '2026-11-27',
  },
  depositReturn: {
    value: days(30),
    text: 'Massachusetts requires the refund and the itemized list within 30 days after the tenancy has ended.',
    citation: 'Mass. Gen. Laws ch. 186, 15B',
    source: 'https://www.mass.gov/info-details/massachusetts-law-about-tenants-security-deposits',
    sourceKind: 'summary',
    alsoSource: 'https://eforms.com/demand-letter/security-deposit/ma/',
    checkedOn,
  },
}
