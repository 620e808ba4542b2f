import { days } from '../periods.ts'
import type { StateRules } from '../state-rule.ts'

const checkedOn = '2026-11-22'

export const northDakota: StateRules = {
  state: 'ND',
  name: 'North Dakota',
  terminationNotice: {
    value: [{ notice: days(30) }],
    text: 'North Dakota requires 30 days before a monthly tenancy ends.',
    citation: 'N.D.C.C. 47-16-15',
    source: 'https://listmyhomes.com/rental-laws/north-dakota',
    sourceKind: 'summary',
    alsoSource: 'https://www.rentce.com/north-dakota-landlord-tenant-laws/',
    checkedOn,
  },
  depositReturn: {
    value: days(30),
    text: 'North Dakota requires the itemized statement and the refund within 30 days after the lease has ended.',
    citation: 'N.D.C.C. 47-16-07.1',
    source: 'https://rocketrent.com/landlord-tenant-laws/north-dakota',
    sourceKind: 'summary',
    alsoSource:
      'http://americanlandlord.com/landlord-tenant-laws-by-state/north-dakota-landlord-tenant-laws/',
    checkedOn,
  },
}
