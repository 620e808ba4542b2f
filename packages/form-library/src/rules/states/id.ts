import { days } from '../periods.ts'
import type { StateRules } from '../state-rule.ts'

export const idaho: StateRules = {
  state: 'ID',
  name: 'Idaho',
  depositReturn: {
    value: days(21),
    text: 'Idaho requires the refund and the itemized statement within 21 days, or within the time that the lease sets, up to 30 days.',
    citation: 'Idaho Code 6-321(2)',
    source: 'https://tenvale.com/security-deposit-law/idaho',
    sourceKind: 'summary',
    alsoSource: 'https://depositbackusa.com/idaho/faq/',
    asOf: 'quoted on June 11, 2026',
    checkedOn: '2026-11-28',
  },
}
