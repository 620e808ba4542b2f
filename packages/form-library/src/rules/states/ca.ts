import { courtDays, days } from '../periods.ts'
import type { StateRules } from '../state-rule.ts'

const checkedOn = '2026-11-20'

/** Both codes as they stood in 2026. */
const civilProcedure =
  'https://github.com/johnakelly-yahoo-com/california-codes/blob/175254604bfce0f7c5875e968ae7d3fde446e35c/codes/CA%20Code%20-%20Code%20of%20Civil%20Procedure.txt'
const civilCode =
  'https://github.com/johnakelly-yahoo-com/california-codes/blob/218681af7af81e887c5233fe691bba53e71100a6/codes/CA%20Code%20-%20Civil%20Code.txt'

export const california: StateRules = {
  state: 'CA',
  name: 'California',
  applicationFeeCap: {
    value: {},
    text: 'California lets a landlord charge an applicant no more than the actual cost of screening and the value of the time it takes, within a limit of $30 that may have risen with the Consumer Price Index since 1998, and only while a home is available or soon will be. Either applications are considered in the order received, by written criteria, or the fee goes back to everyone who is not chosen.',
    citation: 'Cal. Civ. Code 1950.6(a) to (c)',
    source: 'https://lexace.ai/us/statute/california/civ-1950.6',
    sourceKind: 'law',
    alsoSource: 'https://berkeley.municipal.codes/CA/CIV/1950.6',
    asOf: 'as amended in 2024 (Assembly Bill 2493)',
    checkedOn: '2026-11-28',
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
    text: 'California requires three days, without Saturdays, Sundays and judicial holidays.',
    citation: 'Cal. Code Civ. Proc. 1161(2)',
    source: civilProcedure,
    sourceKind: 'law',
    alsoSource:
      'https://www.friedwilliams.com/single-post/2019/03/27/notices-how-to-count-the-days',
    asOf: 'as amended in 2024 (Senate Bill 611), in force since February 1, 2025',
    checkedOn: '2026-11-28',
  },
  cure: {
    value: courtDays(3),
    text: 'California requires three days, without Saturdays, Sundays and judicial holidays.',
    citation: 'Cal. Code Civ. Proc. 1161(3)',
    source:
      'https://attorneyforme.blogspot.com/2019/02/more-time-to-cure-three-day-notice-and.html',
    sourceKind: 'law',
    asOf: 'Assembly Bill 2343 of 2018',
    checkedOn,
  },
  noCure: {
    value: { ...days(3), grounds: ['uncured', 'damage', 'illegal', 'nuisance', 'transfer'] },
    text: 'California allows three days’ notice to quit for waste, a nuisance, an unlawful use, an assignment or sublease against the lease, and a breach that was not cured after a notice. If just-cause law covers the home, the cause must be one of that law too (Civil Code 1946.2(b)(1) and (c)).',
    citation: 'Cal. Code Civ. Proc. 1161(4)',
    source:
      'https://www.attorneydavid.com/blog/ccp-1161-4-termination-tenancy-based-nuisance-california/',
    sourceKind: 'law',
    checkedOn: '2026-11-27',
  },
  terminationNotice: {
    value: [{ notice: days(30) }, { notice: days(60), tenancyMonths: 12 }],
    text: 'California requires 60 days, or 30 if any resident has lived in the home for less than a year. Just-cause law and city law may allow the notice only for certain reasons.',
    citation: 'Cal. Civ. Code 1946.1(b), (c)',
    source:
      'https://crowdsourcelawyers.com/california-statutes/california-statutes/california-civil-code-1946-1/',
    sourceKind: 'law',
    asOf: '2022',
    checkedOn,
  },
  rentIncreaseNotice: {
    value: [{ notice: days(30) }, { notice: days(90), increasePercent: { over: 10 } }],
    text: 'California requires 30 days, or 90 if the increase is more than 10 percent of the rent of any time in the twelve months before, together with other increases in them. The notice is handed over in person or mailed; mailing adds five days. Rent caps apply besides.',
    citation: 'Cal. Civ. Code 827(b)',
    source: civilCode,
    sourceKind: 'law',
    alsoSource:
      'https://legalclarity.org/california-civil-code-827-rent-increase-rules-tenant-protections',
    asOf: 'as amended in 2024 (Senate Bill 1103)',
    checkedOn: '2026-11-28',
  },
  rentCap: {
    value: { base: 5, percent: 10 },
    text: 'California allows 5 percent and the change in the cost of living, and never more than 10 percent in twelve months, in two steps at most, unless the home is exempt. The lowest rent of these months counts, without concessions. Local limits may be lower.',
    citation: 'Cal. Civ. Code 1947.12(a)',
    source: 'https://lexace.ai/us/statute/california/civ-1947.12',
    sourceKind: 'law',
    alsoSource: 'https://instalawyer.io/laws/california-code/section-194712',
    asOf: 'in force until 2030',
    checkedOn: '2026-11-28',
  },
  depositCap: {
    value: { monthsOfRent: 1 },
    text: 'California allows one month’s rent. A natural person, or a company of natural persons only, with at most two rental properties and four homes in all may ask for two, though not from a servicemember.',
    citation: 'Cal. Civ. Code 1950.5(c)',
    source:
      'https://github.com/isaaclins/rental-law-navigator/blob/6357fb085f66bd302f10e69e12552f7d556c79a0/qa/build_expected_rules.py',
    sourceKind: 'law',
    alsoSource: 'https://stormoenlaw.com/blog/tag/security+deposit',
    asOf: 'the text of October 1, 2026, as a stored copy quotes it',
    checkedOn: '2026-11-28',
  },
  depositReturn: {
    value: days(21),
    text: 'California requires the itemized statement and the refund within 21 days after the residents have left.',
    citation: 'Cal. Civ. Code 1950.5(h)',
    source:
      'https://leginfo.legislature.ca.gov/faces/codes_displaySection.xhtml?lawCode=CIV&sectionNum=1950.5',
    sourceKind: 'law',
    alsoSource: 'https://ccsroc.net/section-1950-5-security-deposit/',
    asOf: 'the text of October 1, 2026, as a stored copy quotes it',
    checkedOn: '2026-11-28',
  },
  abandonedProperty: {
    value: { delivered: days(15), mailed: days(18) },
    text: 'California requires at least 15 days after the notice is handed over, or 18 after it is mailed.',
    citation: 'Cal. Civ. Code 1983(b)',
    source: 'https://codes.findlaw.com/ca/civil-code/civ-sect-1983/',
    sourceKind: 'law',
    alsoSource: 'https://self-law.org/code/ca/civil-code/1983',
    asOf: 'January 1, 2023',
    checkedOn,
  },
  returnedPaymentFeeCap: {
    value: { cents: 2500, take: 'lesser' },
    text: 'California allows $25 for the first returned check, and $35 for each later one.',
    citation: 'Cal. Civ. Code 1719(a)(1)',
    source: 'https://badchecks.uslegal.com/state-laws/california-dishonored-check-law/',
    sourceKind: 'law',
    alsoSource: 'https://legalclarity.org/california-civil-code-1719-the-bad-check-law',
    checkedOn: '2026-11-23',
  },
  repairTime: {
    value: {},
    text: 'In California, a resident who waits 30 days after notice of a serious defect is presumed to have waited long enough to repair it and deduct the cost; some defects allow less time.',
    citation: 'Cal. Civ. Code 1942(b)',
    source: 'http://law.onecle.com/california/civil/1942.html',
    sourceKind: 'law',
    alsoSource: 'https://self-law.org/code/ca/civil-code/1942',
    checkedOn: '2026-11-23',
  },
  sourceOfIncome: {
    value: {},
    text: 'California protects every lawful source of income, housing vouchers included.',
    citation: 'Cal. Gov. Code 12927(i), 12955',
    source:
      'https://github.com/isaaclins/rental-law-navigator/blob/6357fb085f66bd302f10e69e12552f7d556c79a0/qa/build_expected_rules.py',
    sourceKind: 'law',
    alsoSource: 'https://cityofsanrafael.org/source-of-income-discrimination',
    asOf: 'the text of October 1, 2026, as a stored copy quotes it',
    checkedOn: '2026-11-28',
  },
  reusableReport: {
    value: {},
    text: 'California leaves it to the landlord whether to accept a reusable screening report. Who accepts them charges that applicant neither for the report nor for screening.',
    citation: 'Cal. Civ. Code 1950.1',
    source: 'https://legiscan.com/CA/text/AB2559/2021',
    sourceKind: 'law',
    alsoSource: 'https://app.legiplex.com/ca/legislature/2021/2021-r/bills/ab2559/drafts-compare',
    asOf: 'Assembly Bill 2559 of 2022',
    checkedOn: '2026-11-23',
  },
  justCause: {
    value: {},
    text: 'After 12 months, California lets most tenancies end only for a just cause, which the notice states.',
    citation: 'Cal. Civ. Code 1946.2',
    source:
      'https://leginfo.legislature.ca.gov/faces/codes_displaySection.xhtml?lawCode=CIV&sectionNum=1946.2.',
    sourceKind: 'law',
    alsoSource: 'https://lawserver.com/law/state/california/codes/california_civil_code_1946-2',
    checkedOn: '2026-11-28',
  },
  relocation: {
    value: {},
    text: 'If the cause is not the resident’s fault, California requires that one month’s rent be paid within 15 days of the notice, or the last month’s rent waived in writing. Otherwise the notice is void.',
    citation: 'Cal. Civ. Code 1946.2(d)',
    source:
      'https://leginfo.legislature.ca.gov/faces/codes_displaySection.xhtml?lawCode=CIV&sectionNum=1946.2',
    sourceKind: 'law',
    alsoSource: 'https://chezmoiinc.com/blog/just-cause-eviction-oregon-california',
    asOf: 'the text of October 1, 2026, as a stored copy quotes it',
    checkedOn: '2026-11-28',
  },
  earlyInspection: {
    value: {},
    text: 'Once an end is near, California requires that the resident be told in writing that they may ask for an inspection in the last two weeks and be there, so that they can put right what would be deducted, and that they may reclaim property left behind. Where the tenancy ends for unpaid rent or a breach, no inspection is owed.',
    citation: 'Cal. Civ. Code 1950.5(f)',
    source:
      'https://leginfo.legislature.ca.gov/faces/codes_displaySection.xhtml?lawCode=CIV&sectionNum=1950.5',
    sourceKind: 'law',
    alsoSource: 'https://www.harrisandrosales.com/2024/07/24/pre-move-out-initial-inspection',
    asOf: 'the text of October 1, 2026, as a stored copy quotes it',
    checkedOn: '2026-11-28',
  },
}
