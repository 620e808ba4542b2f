import { days } from '../periods.ts'
import type { StateRules } from '../state-rule.ts'

const checkedOn = '2026-11-20'
const lateFees =
  'https://legalclarity.org/colorado-rental-laws-on-late-fees-what-landlords-can-charge'

export const colorado: StateRules = {
  state: 'CO',
  name: 'Colorado',
  applicationFeeCap: {
    value: {},
    text: 'Colorado lets a landlord charge an application fee only if all of it covers the cost of processing, the same for every applicant to the home, with a receipt and a statement of the costs, and none from an applicant who brings a portable screening report.',
    citation: 'C.R.S. 38-12-903',
    source: 'https://lexace.ai/us/statute/colorado/38-12-903',
    sourceKind: 'law',
    alsoSource: 'http://leg.colorado.gov/bills/hb19-1106',
    checkedOn: '2026-11-23',
  },
  payOrQuit: {
    value: days(10),
    text: 'Colorado requires ten days, or five under an exempt residential agreement, and a statement on mediation in the demand.',
    citation: 'C.R.S. 13-40-104(1)(d), 13-40-106',
    source: 'https://colorado.public.law/statutes/crs_13-40-104',
    sourceKind: 'law',
    alsoSource: 'https://colorado.public.law/statutes/crs_13-40-106',
    asOf: 'Fall 2024',
    checkedOn,
  },
  depositCap: {
    value: { monthsOfRent: 2 },
    text: 'Colorado allows two monthly rent payments.',
    citation: 'C.R.S. 38-12-102.5',
    source: 'https://www.gowhale.com/security-deposit-laws/colorado',
    sourceKind: 'summary',
    alsoSource:
      'https://www.obligo.com/states/colorado-security-deposit-laws-a-complete-guide-for-landlords-tenants',
    checkedOn,
  },
  justCause: {
    value: {},
    text: 'Colorado lets an owner end a tenancy of twelve months or more only for cause, or for a reason without fault that the law lists and with 90 days’ notice. The notice states the facts and the law.',
    citation: 'C.R.S. 38-12-1303',
    source: 'https://casetext.com',
    sourceKind: 'summary',
    alsoSource: 'https://leg.colorado.gov',
    asOf: 'House Bill 24-1098',
    checkedOn: '2026-11-27',
  },
  depositReturn: {
    value: days(30),
    text: 'Colorado requires the refund and the statement within 30 days after the lease has ended or the home was given back, whichever is last, or within the time that the lease sets, up to 60 days. A resident who asks for a walk-through must get one. An owner who misses this loses the right to keep anything.',
    citation: 'C.R.S. 38-12-103(1)',
    source: 'https://beta.leg.colorado.gov/bills/hb25-1249',
    sourceKind: 'law',
    alsoSource: 'https://dre.colorado.gov',
    asOf: 'House Bill 25-1249, in force since January 1, 2026',
    checkedOn: '2026-11-27',
  },
  lateFeeCap: {
    value: { percentOfRent: 5, cents: 5000, take: 'greater' },
    text: 'Colorado allows 50 dollars or 5 percent of the rent that is late, whichever is more.',
    citation: 'C.R.S. 38-12-105',
    source: lateFees,
    sourceKind: 'summary',
    alsoSource: 'https://www.rentgrace.com/blog/can-landlords-charge-late-fees',
    checkedOn,
  },
  lateFeeGrace: {
    value: days(7),
    text: 'Colorado allows a late fee only once rent is seven days late.',
    citation: 'C.R.S. 38-12-105',
    source: lateFees,
    sourceKind: 'summary',
    alsoSource: 'https://www.rentgrace.com/blog/can-landlords-charge-late-fees',
    checkedOn,
  },
  returnedPaymentFeeCap: {
    value: { cents: 2000, take: 'lesser' },
    text: 'Colorado caps a posted or agreed charge for a returned check at $20.',
    citation: 'C.R.S. 13-21-109(1)(b)(I)',
    source: 'https://colorado.public.law/statutes/crs_13-21-109',
    sourceKind: 'law',
    alsoSource: 'https://cctpta.org/treasurers-manual/title-13/',
    checkedOn: '2026-11-28',
  },
  reusableReport: {
    value: {},
    text: 'Colorado requires most landlords to accept a portable screening report of the last 30 days, to say so before any fee, and to charge that applicant no fee. Since 2026 it need not come straight from the agency, and an applicant with a housing subsidy needs no credit history in it.',
    citation: 'C.R.S. 38-12-902, 38-12-904 (House Bills 23-1099 and 25-1236)',
    source: 'https://leg.colorado.gov./bills/hb23-1099',
    sourceKind: 'summary',
    alsoSource:
      'https://coloradorpm.com/house-bill-23-1099-concerning-tenant-screening-documentation-for-residential-leases',
    checkedOn: '2026-11-23',
  },
  radon: {
    value: {},
    text: 'Before a lease is signed, Colorado requires a warning about radon in the words of its law, what the landlord knows of radon in the home, and the state’s latest brochure, and a signature for them. The Colorado Lease Addendum has them, but for the brochure.',
    citation: 'C.R.S. 38-12-803',
    source: 'https://content.govdelivery.com/accounts/CODORA/bulletins/36915b7',
    sourceKind: 'summary',
    alsoSource: 'http://leg.colorado.gov/bills/sb23-206',
    checkedOn: '2026-11-23',
  },
}
