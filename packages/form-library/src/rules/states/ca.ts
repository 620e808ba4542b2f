import { courtDays, days } from '../periods.ts'
import type { StateRules } from '../state-rule.ts'

const checkedOn = '2026-11-20'

export const california: StateRules = {
  state: 'CA',
  name: 'California',
  applicationFeeCap: {
    value: {},
    text: 'California lets a landlord charge an applicant no more than the actual cost of screening and the value of the time it takes, within a limit of $30 that may have risen with the Consumer Price Index since 1998, and only while a home is available or soon will be.',
    citation: 'Cal. Civ. Code 1950.6',
    source: 'https://lexace.ai/us/statute/california/civ-1950.6',
    sourceKind: 'law',
    alsoSource: 'https://berkeley.municipal.codes/CA/CIV/1950.6',
    checkedOn: '2026-11-23',
  },
  entryNotice: {
    value: { hours: 24 },
    text: 'California presumes that 24 hours of written notice are reasonable, and six days if it is mailed.',
    citation: 'Cal. Civ. Code 1954(d)',
    source: 'http://law.onecle.com/california/civil/1954.html',
    sourceKind: 'law',
    alsoSource:
      'https://www.attorneydavid.com/blog/civil-code-1954-cc-1954-landlords-right-enter-rental-unit/',
    checkedOn,
  },
  payOrQuit: {
    value: courtDays(3),
    text: 'California asks for three days, without Saturdays, Sundays and judicial holidays.',
    citation: 'Cal. Code Civ. Proc. 1161(2)',
    source: 'https://legalclarity.org/california-3-day-notice-to-pay-or-quit-rules-and-process/',
    sourceKind: 'summary',
    alsoSource:
      'https://www.friedwilliams.com/single-post/2019/03/27/notices-how-to-count-the-days',
    checkedOn,
  },
  cure: {
    value: courtDays(3),
    text: 'California asks for three days, without Saturdays, Sundays and judicial holidays.',
    citation: 'Cal. Code Civ. Proc. 1161(3)',
    source:
      'https://attorneyforme.blogspot.com/2019/02/more-time-to-cure-three-day-notice-and.html',
    sourceKind: 'law',
    asOf: 'Assembly Bill 2343 of 2018',
    checkedOn,
  },
  terminationNotice: {
    value: [{ notice: days(30) }, { notice: days(60), tenancyMonths: 12 }],
    text: 'California asks for 60 days, or 30 if any resident has lived in the home for less than a year. Just-cause law and city law may allow the notice only for certain reasons.',
    citation: 'Cal. Civ. Code 1946.1(b), (c)',
    source:
      'https://crowdsourcelawyers.com/california-statutes/california-statutes/california-civil-code-1946-1/',
    sourceKind: 'law',
    asOf: '2022',
    checkedOn,
  },
  rentIncreaseNotice: {
    value: [{ notice: days(30) }, { notice: days(90), increasePercent: { over: 10 } }],
    text: 'California asks for 30 days, or 90 if the increase is more than 10 percent together with those of the twelve months before. Mailing adds five days. Rent caps apply besides.',
    citation: 'Cal. Civ. Code 827(b)',
    source: 'https://sfrb.org/article/90-day-notice-required-rent-increases-exceeding-10-year',
    sourceKind: 'summary',
    alsoSource:
      'https://legalclarity.org/california-civil-code-827-rent-increase-rules-tenant-protections',
    checkedOn,
  },
  rentCap: {
    value: { percent: 10 },
    text: 'California allows 5 percent and the change in the cost of living, and never more than 10 percent in twelve months, unless the home is exempt. Local limits may be lower.',
    citation: 'Cal. Civ. Code 1947.12(a)',
    source: 'https://legalclarity.org/what-is-california-civil-code-1947-12/',
    sourceKind: 'summary',
    alsoSource:
      'https://ggulawreview.com/2021/01/21/ab-1482-tenant-protection-act-and-its-impacts-on-tenants-landlords-and-the-broader-housing-market/',
    asOf: 'in force until 2030',
    checkedOn: '2026-11-22',
  },
  depositCap: {
    value: { monthsOfRent: 1 },
    text: 'California allows one month’s rent. An owner who is a natural person with few rentals may ask for two, though not from a servicemember.',
    citation: 'Cal. Civ. Code 1950.5(c)',
    source: 'https://app.legiplex.com/ca/legislature/2025/2025-r/bills/ab414/drafts-compare',
    sourceKind: 'summary',
    alsoSource: 'https://stormoenlaw.com/blog/tag/security+deposit',
    asOf: 'Legislative Counsel’s digest of March 2025',
    checkedOn,
  },
  depositReturn: {
    value: days(21),
    text: 'California asks for the itemized statement and the refund within 21 days after the residents have left.',
    citation: 'Cal. Civ. Code 1950.5',
    source: 'https://app.legiplex.com/ca/legislature/2025/2025-r/bills/ab414/drafts-compare',
    sourceKind: 'summary',
    alsoSource: 'https://ccsroc.net/section-1950-5-security-deposit/',
    asOf: 'Legislative Counsel’s digest of March 2025',
    checkedOn,
  },
  abandonedProperty: {
    value: { delivered: days(15), mailed: days(18) },
    text: 'California asks for at least 15 days after the notice is handed over, or 18 after it is mailed.',
    citation: 'Cal. Civ. Code 1983(b)',
    source: 'https://codes.findlaw.com/ca/civil-code/civ-sect-1983/',
    sourceKind: 'law',
    alsoSource: 'https://self-law.org/code/ca/civil-code/1983',
    asOf: 'January 1, 2023',
    checkedOn,
  },
  requiredSentence: {
    value: {
      formIds: ['notice-of-termination-non-renewal'],
      field: 'LLEdit.stateText',
      text: 'State law permits former tenants to reclaim abandoned personal property left at the former address of the tenant, subject to certain conditions. You may or may not be able to reclaim property without incurring additional costs, depending on the cost of storing the property and the length of time before it is reclaimed. In general, these costs will be lower the sooner you contact your former landlord after being notified that property belonging to you was left behind after you moved out.',
    },
    text: 'California asks for this text in a notice that ends a tenancy.',
    citation: 'Cal. Civ. Code 1946, 1946.1',
    source:
      'https://journal.firsttuesday.us/landlord-must-notify-tenant-of-right-to-reclaim-personal-property',
    sourceKind: 'law',
    alsoSource:
      'https://www.legalfix.com/statutes/state-codes/california/code-civ/division-3/part-4/title-5/chapter-2/section-1946',
    asOf: 'Assembly Bill 2303 of 2012; the 2019 code begins in the same words',
    checkedOn,
  },
}
