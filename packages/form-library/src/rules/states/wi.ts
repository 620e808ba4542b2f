import { days } from '../periods.ts'
import type { StateRules } from '../state-rule.ts'

export const wisconsin: StateRules = {
  state: 'WI',
  name: 'Wisconsin',
  terminationNotice: {
    value: [{ notice: days(28) }],
    text: 'Wisconsin requires 28 days in writing, and ends a monthly tenancy only at the end of a rental period.',
    citation: 'Wis. Stat. 704.19(2)(b), (3)',
    source:
      'https://uslegalforms.com/forms/wi-1251lt/28-day-notice-to-terminate-year-to-year-lease-no',
    sourceKind: 'law',
    alsoSource: 'http://docs.legis.wisconsin.gov/scroll/down/205/statutes/statutes/704',
    checkedOn: '2026-11-28',
  },
  depositReturn: {
    value: days(21),
    text: 'Wisconsin requires the refund, or the statement of what is kept, within 21 days after the tenancy has ended; if the residents stayed longer, after the owner learns that they have left; and if they left early and the home was let again, after the new tenancy has begun.',
    citation: 'Wis. Admin. Code ATCP 134.06(2)',
    source: 'http://wirules.elaws.us/rule/ATCP134.06',
    sourceKind: 'law',
    alsoSource: 'https://www.obligo.com/states/wisconsin',
    checkedOn: '2026-11-28',
  },
}
