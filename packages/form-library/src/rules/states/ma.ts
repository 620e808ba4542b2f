import { days } from '../periods.ts'
import type { StateRules } from '../state-rule.ts'

export const massachusetts: StateRules = {
  state: 'MA',
  name: 'Massachusetts',
  applicationFeeCap: {
    value: { cents: 0 },
    text: 'Massachusetts lets a landlord take nothing from an applicant but the first and the last month’s rent, the deposit, and the cost of a lock and key.',
    citation: 'M.G.L. c. 186, § 15B(1)(b)',
    source:
      'https://github.com/isaaclins/rental-law-navigator/blob/6357fb085f66bd302f10e69e12552f7d556c79a0/qa/build_expected_rules.py',
    sourceKind: 'law',
    asOf: 'the text of October 1, 2026, as a stored copy quotes it',
    checkedOn: '2026-11-28',
  },
  depositCap: {
    value: { monthsOfRent: 1 },
    text: 'Massachusetts allows one month’s rent, and the last month’s rent besides.',
    citation: 'M.G.L. c. 186, § 15B(1)(b)',
    source:
      'https://github.com/isaaclins/rental-law-navigator/blob/6357fb085f66bd302f10e69e12552f7d556c79a0/qa/build_expected_rules.py',
    sourceKind: 'law',
    alsoSource: 'https://www.thebalancesmb.com/security-deposit-limits-by-state-2125089',
    asOf: 'the text of October 1, 2026, as a stored copy quotes it',
    checkedOn: '2026-11-28',
  },
  depositAccount: {
    value: {},
    text: 'Massachusetts requires that a deposit be kept in an account with interest at a bank in the state, and that the resident be told its name, its address and the account number within 30 days.',
    citation: 'M.G.L. c. 186, § 15B(3)(a)',
    source:
      'http://www.mass.gov/ago/consumer-resources/consumer-information/home-and-housing/landlord-and-tenant-law/tenancy-payments.html',
    sourceKind: 'summary',
    alsoSource:
      'https://americanlandlord.com/state-laws-for-security-deposits/massachusetts-security-deposit-laws/',
    checkedOn: '2026-11-28',
  },
  depositReturn: {
    value: days(30),
    text: 'Massachusetts requires the refund and the itemized list within 30 days after the tenancy has ended.',
    citation: 'M.G.L. c. 186, § 15B(4)',
    source: 'https://malegislature.gov/Laws/GeneralLaws/PartII/TitleI/Chapter186/Section15B',
    sourceKind: 'law',
    alsoSource: 'https://eforms.com/demand-letter/security-deposit/ma/',
    asOf: 'the text of October 1, 2026, as a stored copy quotes it',
    checkedOn: '2026-11-28',
  },
}
