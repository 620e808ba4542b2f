import { days } from '../periods.ts'
import type { StateRules } from '../state-rule.ts'

const title34 =
  'https://github.com/UniCourt/cic-code-ak/blob/60c1fbc10286a6ded7c5a12e01b725b9c0caea79/transforms/ak/ocak/r82/gov.ak.code.title.34.html'

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
    text: 'Alaska requires 30 days of written notice before the day on which rent is due and a monthly tenancy ends.',
    citation: 'Alaska Stat. 34.03.290(b)',
    source: title34,
    sourceKind: 'law',
    alsoSource:
      'https://www.nolo.com/legal-encyclopedia/state-rules-on-notice-required-to-change-or-terminate-a-month-to-month-tenancy.html',
    checkedOn: '2026-11-28',
  },
  depositReturn: {
    value: days(30),
    text: 'Alaska requires the refund within 14 days, or within 30 days if damage is deducted or the residents left without the notice that they owe.',
    citation: 'Alaska Stat. 34.03.070(g)',
    source: title34,
    sourceKind: 'law',
    alsoSource: 'https://undergroundlandlord.com/state-laws/alaska',
    asOf: 'as amended in 2014',
    checkedOn: '2026-11-28',
  },
}
