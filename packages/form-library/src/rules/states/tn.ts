import { days } from '../periods.ts'
import type { StateRules } from '../state-rule.ts'

const checkedOn = '2026-11-22'

export const tennessee: StateRules = {
  state: 'TN',
  name: 'Tennessee',
  terminationNotice: {
    value: [{ notice: days(30) }],
    text: 'Tennessee requires 30 days before a monthly tenancy ends.',
    citation: 'Tenn. Code 66-28-512',
    source: 'https://undergroundlandlord.com/state-laws/tennessee',
    sourceKind: 'summary',
    alsoSource: 'https://www.rentce.com/tennessee-landlord-tenant-laws/',
    asOf: 'February 12, 2026',
    checkedOn,
  },
}
