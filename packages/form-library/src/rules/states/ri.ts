import { days } from '../periods.ts'
import type { StateRules } from '../state-rule.ts'

const checkedOn = '2026-11-22'

export const rhodeIsland: StateRules = {
  state: 'RI',
  name: 'Rhode Island',
  entryNotice: {
    value: { hours: 48 },
    text: 'Rhode Island requires two days before the owner enters, except in an emergency.',
    citation: 'R.I. Gen. Laws 34-18-26',
    source: 'https://www.rentce.com/rhode-island-landlord-tenant-laws/',
    sourceKind: 'summary',
    alsoSource: 'https://askalhow.com/right-of-entry/',
    checkedOn,
  },
  terminationNotice: {
    value: [{ notice: days(30) }],
    text: 'Rhode Island requires 30 days before a monthly tenancy ends.',
    citation: 'R.I. Gen. Laws 34-18-37',
    source: 'https://www.rentce.com/rhode-island-landlord-tenant-laws/',
    sourceKind: 'summary',
    alsoSource:
      'https://www.open-exam-prep.com/exams/ri-real-estate/rhode-island-contracts-property/ri-landlord-tenant',
    asOf: 'January 2026',
    checkedOn,
  },
  depositReturn: {
    value: days(20),
    text: 'Rhode Island requires the itemized notice and the refund within 20 days after the tenancy has ended, the home was given back and the residents have given an address, whichever is last.',
    citation: 'R.I. Gen. Laws 34-18-19',
    source: 'https://depositbackusa.com/rhode-island/security-deposit-deadline/',
    sourceKind: 'summary',
    alsoSource: 'https://www.rentce.com/rhode-island-landlord-tenant-laws/',
    checkedOn,
  },
}
