import { days } from '../periods.ts'
import type { StateRules } from '../state-rule.ts'

export const newJersey: StateRules = {
  state: 'NJ',
  name: 'New Jersey',
  applicationFeeCap: {
    value: { cents: 5000 },
    text: 'New Jersey allows $50 for an application since May 1, 2026, and from 2027 what is added for inflation. One- and two-family houses are exempt.',
    citation: 'N.J.S.A. 46:8-18.1',
    source:
      'https://github.com/isaaclins/rental-law-navigator/blob/6357fb085f66bd302f10e69e12552f7d556c79a0/qa/build_expected_rules.py',
    sourceKind: 'law',
    asOf: 'P.L. 2025, c. 405',
    checkedOn: '2026-11-28',
  },
  depositCap: {
    value: { monthsOfRent: 1.5 },
    text: 'New Jersey allows one and a half months’ rent. What is added to it later is at most 10 percent of the deposit in a year.',
    citation: 'N.J.S.A. 46:8-21.2',
    source:
      'https://njlaw.rutgers.edu/collections/njstats/showsect.php?title=46&chapter=8&section=21.2&actn=getsect',
    sourceKind: 'law',
    alsoSource:
      'https://casetext.com/statute/new-jersey-statutes/title-46-property/chapter-468-attornments-by-tenant-to-strangers-to-title-effect/section-468-212-limitation-on-amount-of-deposit',
    asOf: 'as amended in 2003',
    checkedOn: '2026-11-28',
  },
  depositAccount: {
    value: {},
    text: 'New Jersey requires that a deposit be kept in an account with interest at a bank in the state, and that the resident be told in writing where, within 30 days and each year.',
    citation: 'N.J.S.A. 46:8-19',
    source: 'http://njtenancylaw.com/46.html',
    sourceKind: 'summary',
    alsoSource: 'https://undergroundlandlord.com/state-laws/new-jersey',
    checkedOn: '2026-11-28',
  },
  depositReturn: {
    value: days(30),
    text: 'New Jersey requires the refund with interest and the itemized deductions, by hand or by registered or certified mail within 30 days after the lease has ended.',
    citation: 'N.J.S.A. 46:8-21.1',
    source: 'https://njbusinesslaw.blogspot.com/2019/01/',
    sourceKind: 'law',
    alsoSource:
      'https://ibrahimalaw.com/2020/09/10/hit-and-run-crash-suspect-should-seek-immediate-counsel/',
    asOf: 'as quoted in 2019 and 2020',
    checkedOn: '2026-11-28',
  },
}
