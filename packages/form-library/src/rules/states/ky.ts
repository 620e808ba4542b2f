import { days } from '../periods.ts'
import type { StateRules } from '../state-rule.ts'

export const kentucky: StateRules = {
  state: 'KY',
  name: 'Kentucky',
  entryNotice: {
    value: { hours: 48 },
    text: 'Where a city or county has adopted its uniform act, Kentucky requires two days before the owner enters, and a reasonable time of day, except in an emergency.',
    citation: 'KRS 383.615(3)',
    source: 'https://lawserver.com/law/state/kentucky/ky-statutes/kentucky_statutes_383-615',
    sourceKind: 'law',
    alsoSource: 'https://www.rentce.com/kentucky-landlord-tenant-laws/',
    asOf: '2024',
    checkedOn: '2026-11-28',
  },
  terminationNotice: {
    value: [{ notice: days(30) }],
    text: 'Where a city or county has adopted its uniform act, Kentucky requires 30 days in writing before the rent day with which a monthly tenancy ends. Ten days are enough for a tenancy that began when a written lease ended.',
    citation: 'KRS 383.695(2), (3)',
    source:
      'https://codes.findlaw.com/ky/title-xxxii-ownership-and-conveyance-of-property/ky-rev-st-sect-383-695.html',
    sourceKind: 'law',
    alsoSource: 'https://self-law.org/code/ky/chapter-383/383-695',
    asOf: '2021',
    checkedOn: '2026-11-28',
  },
}
