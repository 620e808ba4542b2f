import { days } from '../periods.ts'
import type { StateRules } from '../state-rule.ts'

const checkedOn = '2026-11-22'

export const montana: StateRules = {
  state: 'MT',
  name: 'Montana',
  entryNotice: {
    value: { hours: 24 },
    text: 'Montana requires 24 hours before the owner enters, except in an emergency.',
    citation: 'Mont. Code 70-24-312',
    source: 'https://www.rentce.com/montana-landlord-tenant-laws/',
    sourceKind: 'summary',
    alsoSource: 'https://askalhow.com/right-of-entry/',
    checkedOn,
  },
  terminationNotice: {
    value: [{ notice: days(30) }],
    text: 'Montana requires 30 days before a monthly tenancy ends.',
    citation: 'Mont. Code 70-24-441',
    source:
      'https://uslegalforms.com/forms/mt-1230lt/aviso-de-7-d-as-para-rescindir-el-contrato-de',
    sourceKind: 'law',
    alsoSource: 'https://writemynotice.com/notice-to-vacate/montana',
    checkedOn: '2026-11-23',
  },
  depositReturn: {
    value: days(30),
    text: 'Montana requires the written list and the refund within 30 days, or within 10 days if nothing is deducted.',
    citation: 'Mont. Code 70-25-202',
    source: 'https://depositbackusa.com/montana/faq/',
    sourceKind: 'summary',
    alsoSource: 'https://eforms.com/demand-letter/security-deposit/mt/',
    asOf: 'May 26, 2023',
    checkedOn,
  },
}
