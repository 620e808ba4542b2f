import { days } from '../periods.ts'
import type { StateRules } from '../state-rule.ts'

const checkedOn = '2026-11-22'

export const alaska: StateRules = {
  state: 'AK',
  name: 'Alaska',
  entryNotice: {
    value: { hours: 24 },
    text: 'Alaska requires 24 hours before the owner enters, and the consent of the residents, except in an emergency.',
    citation: 'Alaska Stat. 34.03.140',
    source: 'http://ak.elaws.us/as/34.03.140',
    sourceKind: 'law',
    alsoSource:
      'https://ipropertymanagement.com/answers/can-a-landlord-enter-without-permission-in-alaska',
    checkedOn: '2026-11-23',
  },
  terminationNotice: {
    value: [{ notice: days(30) }],
    text: 'Alaska requires 30 days before a monthly tenancy ends.',
    citation: 'Alaska Stat. 34.03.290(b)',
    source: 'https://leaseagreements.com/termination/month-to-month',
    sourceKind: 'summary',
    alsoSource:
      'https://www.nolo.com/legal-encyclopedia/state-rules-on-notice-required-to-change-or-terminate-a-month-to-month-tenancy.html',
    checkedOn,
  },
  depositReturn: {
    value: days(30),
    text: 'Alaska requires the refund within 14 days, or within 30 days if damage is deducted or the residents left without the notice that they owe.',
    citation: 'Alaska Stat. 34.03.070(g)',
    source: 'https://undergroundlandlord.com/state-laws/alaska',
    sourceKind: 'summary',
    alsoSource: 'https://depositbackusa.com/alaska/faq/',
    asOf: 'February 12, 2026',
    checkedOn,
  },
}
