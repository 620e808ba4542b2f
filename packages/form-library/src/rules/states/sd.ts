import { days } from '../periods.ts'
import type { StateRules } from '../state-rule.ts'

const checkedOn = '2026-11-22'

export const southDakota: StateRules = {
  state: 'SD',
  name: 'South Dakota',
  depositReturn: {
    value: days(14),
    text: 'South Dakota requires the refund, or a statement of reasons, within two weeks after the tenancy has ended and the residents have given an address.',
    citation: 'SDCL 43-32-24',
    source: 'https://rocketrent.com/landlord-tenant-laws/south-dakota',
    sourceKind: 'summary',
    alsoSource: 'https://resources.myrentalspot.com/south-dakota-state-laws',
    checkedOn,
  },
}
