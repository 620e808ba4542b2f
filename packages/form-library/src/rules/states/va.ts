import { days } from '../periods.ts'
import type { StateRules } from '../state-rule.ts'

const checkedOn = '2026-11-20'
const section551226 = 'https://instalawyer.io/laws/code-of-virginia/551-1226-security-deposits'

/** The act as it stood in February 2026. */
const tenantAct =
  'https://github.com/saint1415/us-statutes/blob/994e3657d0cf2eabd2d03f6fd37487ab367050b6/data/states/virginia/content/title-title-551-property-and-conveyances/chapter-chapter-12-virginia-residential-landlord-and-tenant-act.json'

export const virginia: StateRules = {
  state: 'VA',
  name: 'Virginia',
  applicationFeeCap: {
    value: { cents: 5000 },
    text: 'Virginia caps the application fee at $50, besides what the landlord pays others for the checks.',
    citation: 'Va. Code 55.1-1203(C)',
    source: tenantAct,
    sourceKind: 'law',
    alsoSource:
      'https://www.uslegalforms.com/forms-kit/va-827blt/virginia-rental-application-fee-laws',
    asOf: 'as amended in 2020',
    checkedOn: '2026-11-28',
  },
  entryNotice: {
    value: { hours: 72 },
    text: 'Virginia requires 72 hours before routine maintenance that no resident asked for. It is done within 14 days of the notice, which states the last day for it.',
    citation: 'Va. Code 55.1-1229(A)(4)',
    source: tenantAct,
    sourceKind: 'law',
    alsoSource: 'https://www.leaselenses.com/states/virginia',
    asOf: 'as amended in 2024',
    checkedOn: '2026-11-28',
  },
  payOrQuit: {
    value: days(14),
    text: 'Since July 1, 2026, Virginia requires 14 days; a notice of five days is no longer enough.',
    citation: 'Va. Code 55.1-1245(F)',
    source: 'https://www.recordinglaw.com/news/virginia-14-day-eviction-notice-hb-15/',
    sourceKind: 'summary',
    alsoSource: 'https://accenthomespm.com/blog/virginia-eviction-process-2026-14-day-notice-rule',
    asOf: 'June 24, 2026',
    checkedOn,
  },
  cure: {
    value: days(21),
    text: 'Virginia requires 21 days to cure, in a notice of at least 30 days.',
    citation: 'Va. Code 55.1-1245(A)',
    source: tenantAct,
    sourceKind: 'law',
    alsoSource: 'https://evictionnotice.com/va/virginia-notice-to-comply-or-quit/',
    asOf: 'in force until July 1, 2028',
    checkedOn: '2026-11-28',
  },
  terminationNotice: {
    value: [{ notice: days(30) }],
    text: 'Virginia requires 30 days before the next rent due date of a monthly tenancy, unless the agreement sets another time.',
    citation: 'Va. Code 55.1-1253(A)',
    source: 'https://law.lis.virginia.gov/vacode/55.1-1253/',
    sourceKind: 'law',
    asOf: 'September 15, 2024',
    checkedOn,
  },
  depositCap: {
    value: { monthsOfRent: 2 },
    text: 'Virginia allows two months’ rent.',
    citation: 'Va. Code 55.1-1226(A)',
    source: section551226,
    sourceKind: 'law',
    checkedOn,
  },
  depositReturn: {
    value: days(45),
    text: 'Virginia requires the itemized notice and the refund within 45 days after the tenancy has ended or the residents have left, whichever is later.',
    citation: 'Va. Code 55.1-1226(A)',
    source: section551226,
    sourceKind: 'law',
    checkedOn,
  },
  lateFeeCap: {
    value: { percentOfRent: 10, take: 'lesser' },
    text: 'Virginia allows 10 percent of the rent or of the balance that is owed, whichever is less, if the written agreement says so.',
    citation: 'Va. Code 55.1-1204(E)',
    source: tenantAct,
    sourceKind: 'law',
    alsoSource: 'https://observed.org/late-rent-fees-in-virginia/',
    asOf: 'February 2026',
    checkedOn: '2026-11-28',
  },
  mold: {
    value: {},
    text: 'Virginia requires the move-in report to say whether there is visible evidence of mold. If there is, the resident may decide not to move in.',
    citation: 'Va. Code 55.1-1215',
    source: 'https://law.lis.virginia.gov/vacode/title55.1/chapter12/section55.1-1215/',
    sourceKind: 'law',
    checkedOn: '2026-11-23',
  },
}
