import { days } from '../periods.ts'
import type { StateRules } from '../state-rule.ts'

const checkedOn = '2026-11-22'

export const pennsylvania: StateRules = {
  state: 'PA',
  name: 'Pennsylvania',
  depositCap: {
    value: { monthsOfRent: 2 },
    text: 'Pennsylvania allows two months’ rent in the first year, and one month’s from the second year on and in a renewal.',
    citation: '68 P.S. 250.511a',
    source:
      'https://govt.westlaw.com/pac/Document/N8FEBECA0343711DA8A989F4EECDB8638?viewType=FullText&originationContext=documenttoc&transitionType=CategoryPageItem&contextData=(sc.Default)',
    sourceKind: 'law',
    checkedOn: '2026-11-28',
  },
  depositAccount: {
    value: {},
    text: 'Pennsylvania requires that a deposit of more than $100 be kept in an escrow account of a regulated bank, and that each resident be told in writing its name and address and the amount, unless a bond covers it.',
    citation: '68 P.S. 250.511b(a), 250.511c',
    source: 'https://www.thelpa.com/lpa/landlord-tenant-law/pennsylvania-security-deposit-law.html',
    sourceKind: 'law',
    alsoSource:
      'http://gettingfunded.foxrothschild.com/2012/01/articles/leasing-1/reminder-to-pa-residential-landlords-security-deposits/',
    checkedOn: '2026-11-28',
  },
  depositReturn: {
    value: days(30),
    text: 'Pennsylvania requires the list of damage and the refund within 30 days after the lease has ended or the home was given back, whichever is first.',
    citation: '68 P.S. 250.512(a)',
    source:
      'https://govt.westlaw.com/pac/Document/N90F2D550343711DA8A989F4EECDB8638?viewType=FullText&originationContext=documenttoc&transitionType=CategoryPageItem&contextData=(sc.Default)',
    sourceKind: 'law',
    checkedOn,
  },
}
