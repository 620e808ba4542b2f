import { courtDays, days } from '../periods.ts'
import type { StateRules } from '../state-rule.ts'

const checkedOn = '2026-11-20'

export const florida: StateRules = {
  state: 'FL',
  name: 'Florida',
  entryNotice: {
    value: { hours: 24 },
    text: 'Florida takes 24 hours for reasonable notice of a repair, between 7:30 a.m. and 8:00 p.m.',
    citation: 'Fla. Stat. 83.53(2)',
    source: 'https://syfert.com/florida/statutes/0083.53.html',
    sourceKind: 'law',
    asOf: '2025 Florida Statutes',
    checkedOn,
  },
  payOrQuit: {
    value: courtDays(3),
    text: 'Florida asks for three days, without Saturdays, Sundays and legal holidays, and gives a form of words for the demand.',
    citation: 'Fla. Stat. 83.56(3)',
    source: 'https://palmettolawfl.com/Florida3DayNotice.html',
    sourceKind: 'summary',
    alsoSource: 'https://legalclarity.org/florida-statute-83-563-and-tenant-noncompliance',
    checkedOn,
  },
  cure: {
    value: days(7),
    text: 'Florida asks for seven days, with the warning that the statute prescribes.',
    citation: 'Fla. Stat. 83.56(2)(b)',
    source: 'https://legalclarity.org/florida-statute-83-563-and-tenant-noncompliance',
    sourceKind: 'summary',
    alsoSource: 'https://leasekit.io/blog/florida-eviction-notice-fla-stat-83-56',
    checkedOn,
  },
  terminationNotice: {
    value: [{ notice: days(30) }],
    text: 'Florida asks for 30 days before the end of a monthly period.',
    citation: 'Fla. Stat. 83.57(3)',
    source: 'https://cityrulelookup.com/rental-property/lease-termination/largo-fl',
    sourceKind: 'summary',
    alsoSource: 'https://legalclarity.org/florida-month-to-month-lease-termination-notice',
    asOf: 'as amended in 2023',
    checkedOn,
  },
  depositReturn: {
    value: days(30),
    text: 'Florida asks for the refund within 15 days if nothing is kept, and otherwise for a notice of the claim by certified mail within 30 days.',
    citation: 'Fla. Stat. 83.49(3)(a)',
    source: 'http://www.geoffreygolub.com/gg/security-deposits/',
    sourceKind: 'law',
    alsoSource: 'http://www.rentlaw.com/dep/fldeposit.htm',
    checkedOn,
  },
}
