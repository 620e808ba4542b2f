import { days } from '../periods.ts'
import type { StateRules } from '../state-rule.ts'

const checkedOn = '2026-11-22'

export const maine: StateRules = {
  state: 'ME',
  name: 'Maine',
  entryNotice: {
    value: { hours: 24 },
    text: 'Maine presumes that 24 hours are reasonable notice, and allows entry at reasonable times only, except in an emergency.',
    citation: '14 M.R.S. 6025(2)',
    source: 'https://instalawyer.io/laws/maine-revised-statutes/14-6025-access-to-premises',
    sourceKind: 'law',
    alsoSource: 'https://mainelegislature.org/ros/LOM/LOM119th/5Pub201-250/Pub201-250-03.htm',
    asOf: 'as amended in 2015',
    checkedOn: '2026-11-28',
  },
  depositReturn: {
    value: days(21),
    text: 'Maine requires the statement and the refund within 21 days after a tenancy at will, and within 30 days under a written lease.',
    citation: '14 M.R.S. 6033',
    source: 'http://resources.lawinfo.com/landlord-tenant/rent-and-security-deposits/maine/',
    sourceKind: 'summary',
    alsoSource:
      'https://americanlandlord.com/state-laws-for-security-deposits/maine-security-deposit-laws',
    checkedOn,
  },
  lateFeeCap: {
    value: { percentOfRent: 4, take: 'lesser' },
    text: 'Maine allows 4 percent of the monthly rent, only once rent is 15 days late, and only if the resident was told so in writing when the tenancy was agreed.',
    citation: '14 M.R.S. 6028',
    source:
      'https://legalfix.com/statutes/state-codes/maine/title-14/part-7/chapter-710/section-6028',
    sourceKind: 'law',
    alsoSource: 'https://lawinsider.com/clause/maximum-penalty/_1',
    asOf: 'as enacted in 1987',
    checkedOn: '2026-11-28',
  },
}
