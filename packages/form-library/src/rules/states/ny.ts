import { days } from '../periods.ts'
import type { NoticeStep, StateRules } from '../state-rule.ts'

const checkedOn = '2026-11-20'

/** N.Y. Real Prop. Law 226-c(2): by how long they have lived there, or the lease runs. */
const byTenancy: readonly NoticeStep[] = [
  { notice: days(30) },
  { notice: days(60), tenancyMonths: 12 },
  { notice: days(90), tenancyMonths: 24 },
]
const section226c =
  'https://getpocketlaw.com/law/state_new_york/section-226-c-notice-of-rent-increase-or-non-renewal-of-residential-tenancy_f8b41c00ac99'

export const newYork: StateRules = {
  state: 'NY',
  name: 'New York',
  applicationFeeCap: {
    value: { cents: 2000 },
    text: 'New York lets a landlord charge nothing for an application but the actual cost of a background check and a credit check, together at most $20, and only with a copy of the check and the receipt of who made it. Without them, or with a check of the last 30 days that the applicant brings, nothing may be charged.',
    citation: 'N.Y. Real Prop. Law 238-a(1)',
    source: 'https://www.nysenate.gov/legislation/laws/RPP/238-A',
    sourceKind: 'law',
    alsoSource:
      'https://casetext.com/statute/consolidated-laws-of-new-york/chapter-real-property/article-7-landlord-and-tenant/section-238-a-limitation-on-fees',
    checkedOn: '2026-11-23',
  },
  payOrQuit: {
    value: days(14),
    text: 'New York requires a written demand of at least 14 days, with the notice that Real Property Law 231-c prescribes.',
    citation: 'N.Y. RPAPL 711(2)',
    source: 'https://tenantwiki.com/documents/37934',
    sourceKind: 'law',
    asOf: 'the text effective until June 15, 2034',
    checkedOn,
  },
  terminationNotice: {
    value: byTenancy,
    text: 'New York requires 30 days, 60 after one year or with a lease of one year, and 90 after two years or with a lease of two. Good-cause law may require a reason.',
    citation: 'N.Y. Real Prop. Law 226-c(2)',
    source: section226c,
    sourceKind: 'law',
    alsoSource: 'https://tenantwiki.com/documents/37691',
    checkedOn,
  },
  rentIncreaseNotice: {
    value: byTenancy.map((step) => ({ ...step, increasePercent: { from: 5 } })),
    text: 'For an increase of 5 percent or more New York requires 30 days, 60 after one year or with a lease of one year, and 90 after two years or with a lease of two.',
    citation: 'N.Y. Real Prop. Law 226-c',
    source: section226c,
    sourceKind: 'law',
    alsoSource: 'https://tenantwiki.com/documents/37691',
    checkedOn,
  },
  depositCap: {
    value: { monthsOfRent: 1 },
    text: 'New York allows one month’s rent, with few exceptions.',
    citation: 'N.Y. Gen. Oblig. Law 7-108(1-a)(a)',
    source: 'https://www.nysenate.gov/legislation/laws/GOB/7-108',
    sourceKind: 'law',
    asOf: 'published March 4, 2022',
    checkedOn,
  },
  depositReturn: {
    value: days(14),
    text: 'New York requires the itemized statement and the refund within 14 days after the residents have left. Whoever is late forfeits the right to keep anything.',
    citation: 'N.Y. Gen. Oblig. Law 7-108(1-a)(e)',
    source:
      'https://www.newyorkappellatedigest.com/2024/06/12/a-landlord-who-seeks-to-retain-part-of-a-tenants-security-deposit-must-provide-the-tenant-with-an-itemized-statement-of-the-damage-within-14-days-of-the-vacation-of-the-property-here-the-itemized-s',
    sourceKind: 'law',
    alsoSource:
      'https://jmpattorney.blogspot.com/2019/10/new-rules-return-of-security-deposit.html',
    asOf: 'quoted by an appellate court in 2024',
    checkedOn,
  },
  lateFeeCap: {
    value: { percentOfRent: 5, cents: 5000, take: 'lesser' },
    text: 'New York allows 50 dollars or 5 percent of the monthly rent, whichever is less.',
    citation: 'N.Y. Real Prop. Law 238-a(2)',
    source: 'https://legalservicesli.org/?p=1414',
    sourceKind: 'law',
    alsoSource:
      'https://www.sgrlaw.com/articles/a-disguised-late-fee-is-nevertheless-a-late-fee-landlord-fails-to-navigate-statutory-restrictions/',
    checkedOn,
  },
  lateFeeGrace: {
    value: days(5),
    text: 'New York allows no late fee on rent that is paid within five days of its due date.',
    citation: 'N.Y. Real Prop. Law 238-a(2)',
    source: 'https://legalservicesli.org/?p=1414',
    sourceKind: 'law',
    alsoSource:
      'https://www.sgrlaw.com/articles/a-disguised-late-fee-is-nevertheless-a-late-fee-landlord-fails-to-navigate-statutory-restrictions/',
    checkedOn,
  },
  returnedPaymentFeeCap: {
    value: { cents: 2000, take: 'lesser' },
    text: 'New York caps the charge for a returned check at $20, or less if less was agreed.',
    citation: 'N.Y. Gen. Oblig. Law 5-328',
    source: 'https://law.justia.com/codes/new-york/2021/gob/article-5/title-3/5-328/',
    sourceKind: 'law',
    alsoSource: 'https://newyork.public.law/laws/n.y._general_obligations_law_section_5-328',
    checkedOn: '2026-11-23',
  },
  depositAccount: {
    value: {},
    text: 'New York requires that the resident be told in writing where a deposit is banked, with the address and the amount. In buildings of six or more homes it earns interest for the resident, of which the landlord keeps one percent of the deposit a year.',
    citation: 'N.Y. Gen. Oblig. Law 7-103',
    source: 'https://www.legalfix.com/statutes/state-codes/new-york/gob/article-7/title-1/7-103',
    sourceKind: 'law',
    alsoSource:
      'https://answers.justia.com/question/2020/05/06/new-york-state-when-exactly-are-security-765937',
    asOf: '2019',
    checkedOn: '2026-11-23',
  },
  sourceOfIncome: {
    value: {},
    text: 'New York protects every lawful source of income, housing vouchers included.',
    citation: 'N.Y. Exec. Law 296(5)',
    source: 'https://www.lifairhousing.org/source-of-income-housing-discrimination-protections/',
    sourceKind: 'summary',
    alsoSource: 'https://www.genevahrc.org/fhprohibited',
    checkedOn: '2026-11-23',
  },
  holdoverRent: {
    value: {},
    text: 'In New York, a resident who gave notice and stays beyond its day owes double rent.',
    citation: 'N.Y. Real Prop. Law 229',
    source: 'https://lawserver.com/law/state/oregon/or-statutes/ny_real_property_law_229',
    sourceKind: 'law',
    alsoSource: 'https://app.midpage.ai/document/lerner-v-wolf-5418332',
    checkedOn: '2026-11-28',
  },
}
