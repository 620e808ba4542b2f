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
    text: 'Florida requires three days, without Saturdays, Sundays and legal holidays, and gives a form of words for the demand.',
    citation: 'Fla. Stat. 83.56(3)',
    source: 'https://palmettolawfl.com/Florida3DayNotice.html',
    sourceKind: 'law',
    alsoSource: 'https://pmlawsolutions.com/landlord-tenant-notices-are-important/',
    checkedOn: '2026-11-28',
  },
  cure: {
    value: days(7),
    text: 'Florida requires seven days, with the warning that the statute prescribes.',
    citation: 'Fla. Stat. 83.56(2)(b)',
    source: 'https://legalclarity.org/florida-statute-83-563-and-tenant-noncompliance',
    sourceKind: 'summary',
    alsoSource: 'https://leasekit.io/blog/florida-eviction-notice-fla-stat-83-56',
    checkedOn,
  },
  noCure: {
    value: { ...days(7), grounds: ['repeated', 'damage', 'nuisance'] },
    text: 'Florida allows seven days to leave, without a cure, for intentional damage or misuse of property, for continued unreasonable disturbance, and for the same breach again within 12 months of a written warning.',
    citation: 'Fla. Stat. 83.56(2)(a)',
    source:
      'https://studylib.net/doc/26096787/statutes-and-constitution--search-statutes---online-sunshine',
    sourceKind: 'law',
    alsoSource: 'https://legalclarity.org/florida-statute-83-563-and-tenant-noncompliance',
    asOf: '2022 Florida Statutes',
    checkedOn: '2026-11-28',
  },
  terminationNotice: {
    value: [{ notice: days(30) }],
    text: 'Florida requires 30 days before the end of a monthly period.',
    citation: 'Fla. Stat. 83.57(3)',
    source: 'https://pmlawsolutions.com/terminating-a-month-to-month-at-will-tenancy/',
    sourceKind: 'law',
    alsoSource: 'https://legalclarity.org/florida-month-to-month-lease-termination-notice',
    asOf: 'as amended in 2023',
    checkedOn: '2026-11-28',
  },
  depositReturn: {
    value: { ...days(30), nothingKept: days(15) },
    text: 'Florida requires the refund within 15 days if nothing is kept, and otherwise for a notice of the claim by certified mail within 30 days.',
    citation: 'Fla. Stat. 83.49(3)(a)',
    source: 'http://www.geoffreygolub.com/gg/security-deposits/',
    sourceKind: 'law',
    alsoSource: 'http://www.rentlaw.com/dep/fldeposit.htm',
    checkedOn,
  },
  returnedPaymentFeeCap: {
    value: { cents: 4000, percentOfRent: 5, take: 'greater' },
    text: 'Florida allows, besides the bank’s own fee, $40 for a payment above $300, or 5 percent of it if that is more; less for smaller ones.',
    citation: 'Fla. Stat. 68.065(2)',
    source: 'https://www.flsenate.gov/Laws/Statutes/2019/68.065',
    sourceKind: 'law',
    alsoSource:
      'http://leg.state.fl.us/statutes/index.cfm?App_mode=Display_Statute&URL=0000-0099/0068/Sections/0068.065.html',
    asOf: '2024 Florida Statutes',
    checkedOn: '2026-11-23',
  },
  depositAccount: {
    value: {},
    text: 'Florida requires that a deposit be kept in a separate Florida account, with or without interest for the resident, or covered by a bond that pays 5 percent a year. Interest is at least 75 percent of what the account earns, or 5 percent.',
    citation: 'Fla. Stat. 83.49(1)',
    source: 'https://criminallawyerjacksonville.com/0083.49.html',
    sourceKind: 'law',
    alsoSource:
      'https://landlordtenant.uslegal.com/leases-and-rental-agreements/florida-leases-and-rental-agreements/',
    asOf: '2023 Florida Statutes',
    checkedOn: '2026-11-28',
  },
  repairTime: {
    value: {},
    text: 'In Florida, a resident may end the tenancy if a serious failure to maintain the home lasts seven days after a written notice that says so.',
    citation: 'Fla. Stat. 83.56(1)',
    source:
      'https://studylib.net/doc/26096787/statutes-and-constitution--search-statutes---online-sunshine',
    sourceKind: 'law',
    alsoSource: 'http://www.lawserver.com/law/state/florida/statutes/florida_statutes_83-56',
    asOf: '2022 Florida Statutes',
    checkedOn: '2026-11-23',
  },
  holdoverRent: {
    value: {},
    text: 'In Florida, whoever stays without permission after the end owes up to double rent for that time.',
    citation: 'Fla. Stat. 83.58',
    source: 'https://lawserver.com/law/state/florida/statutes/florida_statutes_83-58',
    sourceKind: 'law',
    alsoSource:
      'http://americanlandlord.com/florida-landlord-tenant-laws/florida-landlord-remedies-for-tenant-holding-over/',
    asOf: '2024',
    checkedOn: '2026-11-23',
  },
}
