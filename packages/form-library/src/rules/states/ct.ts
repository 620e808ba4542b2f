import { days } from '../periods.ts'
import type { StateRules } from '../state-rule.ts'

export const connecticut: StateRules = {
  state: 'CT',
  name: 'Connecticut',
  applicationFeeCap: {
    value: {},
    text: 'Connecticut lets a landlord charge an applicant for a screening report only, $50 and what the Commissioner of Housing has added for inflation since 2023, and requires that the applicant get the report and its receipt.',
    citation: 'Conn. Gen. Stat. 47a-4d',
    source: 'https://codes.findlaw.com/ct/title-47a-landlord-and-tenant/ct-gen-st-sect-47a-4d/',
    sourceKind: 'law',
    alsoSource:
      'https://casetext.com/statute/general-statutes-of-connecticut/title-47a-landlord-and-tenant/chapter-830-rights-and-responsibilities-of-landlord-and-tenant/section-47a-4d-fees-for-tenant-screening-reports',
    checkedOn: '2026-11-23',
  },
  depositReturn: {
    value: days(21),
    text: 'Connecticut requires the refund and the itemized statement within 21 days, or within 15 days after the residents gave their new address in writing, if that is later.',
    citation: 'Conn. Gen. Stat. 47a-21(d)',
    source:
      'https://github.com/saint1415/us-statutes/blob/e1bc7bf23b3026f34dd7c13ac9aedc0fe85132b6/data/states/connecticut/content/title-title-47a-landlord-and-tenant/chapter-chapter-831-security-deposits.json',
    sourceKind: 'law',
    alsoSource: 'https://eforms.com/demand-letter/security-deposit/ct/',
    checkedOn: '2026-11-28',
  },
  depositCap: {
    value: { monthsOfRent: 2 },
    text: 'Connecticut allows two months’ rent, and one month’s from a resident who is 62 or older.',
    citation: 'Conn. Gen. Stat. 47a-21(b)',
    source:
      'https://github.com/saint1415/us-statutes/blob/e1bc7bf23b3026f34dd7c13ac9aedc0fe85132b6/data/states/connecticut/content/title-title-47a-landlord-and-tenant/chapter-chapter-831-security-deposits.json',
    sourceKind: 'law',
    checkedOn: '2026-11-28',
  },
  lateFeeCap: {
    value: { percentOfRent: 5, cents: 5000, take: 'lesser' },
    text: 'Connecticut allows 5 dollars a day up to 50 dollars, or 5 percent of the late rent, whichever is less, once for each late payment.',
    citation: 'Conn. Gen. Stat. 47a-15a(b)',
    source: 'https://lawserver.com/law/state/connecticut/ct-laws/connecticut_statutes_47a-15a',
    sourceKind: 'law',
    alsoSource:
      'https://casetext.com/statute/general-statutes-of-connecticut/title-47a-landlord-and-tenant/chapter-830-rights-and-responsibilities-of-landlord-and-tenant/section-47a-15a-nonpayment-of-rent-by-tenant-landlords-remedy',
    asOf: 'as amended in 2023 (Public Act 23-207)',
    checkedOn: '2026-11-28',
  },
  lateFeeGrace: {
    value: days(9),
    text: 'Connecticut allows a late fee only once rent is nine days late.',
    citation: 'Conn. Gen. Stat. 47a-15a',
    source: 'https://lawserver.com/law/state/connecticut/ct-laws/connecticut_statutes_47a-15a',
    sourceKind: 'law',
    alsoSource:
      'https://casetext.com/statute/general-statutes-of-connecticut/title-47a-landlord-and-tenant/chapter-830-rights-and-responsibilities-of-landlord-and-tenant/section-47a-15a-nonpayment-of-rent-by-tenant-landlords-remedy',
    asOf: 'as amended in 2023 (Public Act 23-207)',
    checkedOn: '2026-11-28',
  },
}
