import { days } from '../periods.ts'
import type { StateRules } from '../state-rule.ts'

const checkedOn = '2026-11-22'

export const utah: StateRules = {
  state: 'UT',
  name: 'Utah',
  terminationNotice: {
    value: [{ notice: days(15) }],
    text: 'Utah requires 15 days before the end of a monthly period.',
    citation: 'Utah Code 78B-6-802',
    source: 'https://listmyhomes.com/rental-laws/utah',
    sourceKind: 'summary',
    alsoSource: 'https://www.rentce.com/utah-landlord-tenant-laws/',
    checkedOn,
  },
  depositReturn: {
    value: days(30),
    text: 'Utah requires the itemized notice and the refund within 30 days after the residents have left and given the home back.',
    citation: 'Utah Code 57-17-3(2)',
    source: 'https://www.lawserver.com/law/state/utah/ut-code/utah_code_57-17-3',
    sourceKind: 'law',
    alsoSource: 'https://depositbackusa.com/utah/faq/',
    checkedOn: '2026-11-28',
  },
}
