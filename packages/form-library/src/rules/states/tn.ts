import { days } from '../periods.ts'
import type { StateRules } from '../state-rule.ts'

export const tennessee: StateRules = {
  state: 'TN',
  name: 'Tennessee',
  terminationNotice: {
    value: [{ notice: days(30) }],
    text: 'Tennessee requires 30 days in writing before the day on which rent is due and a monthly tenancy ends.',
    citation: 'Tenn. Code 66-28-512(b)',
    source:
      'https://github.com/UniCourt/cic-code-tn/blob/8720c5f0d2b3b35bce37076b03cec94985e7a176/transforms/tn/octn/r76/gov.tn.tca.title.66.html',
    sourceKind: 'law',
    alsoSource: 'https://www.rentce.com/tennessee-landlord-tenant-laws/',
    checkedOn: '2026-11-28',
  },
}
