import { days } from '../periods.ts'
import type { StateRules } from '../state-rule.ts'

const checkedOn = '2026-11-22'

export const kentucky: StateRules = {
  state: 'KY',
  name: 'Kentucky',
  entryNotice: {
    value: { hours: 48 },
    text: 'Where a city or county has adopted its uniform act, Kentucky requires two days before the owner enters, except in an emergency.',
    citation: 'KRS 383.615',
    source: 'https://listmyhomes.com/rental-laws/kentucky',
    sourceKind: 'summary',
    alsoSource: 'https://www.rentce.com/kentucky-landlord-tenant-laws/',
    checkedOn,
  },
  terminationNotice: {
    value: [{ notice: days(30) }],
    text: 'Where a city or county has adopted its uniform act, Kentucky requires 30 days before a monthly tenancy ends.',
    citation: 'KRS 383.695',
    source: 'https://listmyhomes.com/rental-laws/kentucky',
    sourceKind: 'summary',
    alsoSource: 'https://www.rentce.com/kentucky-landlord-tenant-laws/',
    checkedOn,
  },
}
