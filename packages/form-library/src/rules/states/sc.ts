import { days } from '../periods.ts'
import type { StateRules } from '../state-rule.ts'

const checkedOn = '2026-11-22'

export const southCarolina: StateRules = {
  state: 'SC',
  name: 'South Carolina',
  entryNotice: {
    value: { hours: 24 },
    text: 'South Carolina requires 24 hours before the owner enters, except in an emergency.',
    citation: 'S.C. Code 27-40-530',
    source: 'https://cityrulelookup.com/rental-property/landlord-entry/charleston-sc',
    sourceKind: 'summary',
    alsoSource: 'https://undergroundlandlord.com/state-laws/south-carolina',
    checkedOn: '2026-11-28',
  },
  terminationNotice: {
    value: [{ notice: days(30) }],
    text: 'South Carolina requires 30 days in writing before a monthly tenancy ends.',
    citation: 'S.C. Code 27-40-770(b)',
    source: 'https://cityrulelookup.com/rental-property/lease-termination/rock-hill-sc',
    sourceKind: 'summary',
    alsoSource: 'https://undergroundlandlord.com/state-laws/south-carolina',
    checkedOn: '2026-11-28',
  },
  depositReturn: {
    value: days(30),
    text: 'South Carolina requires the itemized notice and the refund within 30 days after the tenancy has ended, the home was given back and the residents have asked for it, whichever is last.',
    citation: 'S.C. Code 27-40-410(a)',
    source: 'https://undergroundlandlord.com/state-laws/south-carolina',
    sourceKind: 'summary',
    alsoSource: 'https://resources.hemlane.com/south-carolina-tenant-landlord-law/',
    asOf: 'February 12, 2026',
    checkedOn,
  },
}
