import { days } from '../periods.ts'
import type { StateRules } from '../state-rule.ts'

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
    text: 'Maine requires the statement and the refund within 21 days after a tenancy at will has ended or the home was given back, whichever is later, and under a written lease within the time that it states, up to 30 days.',
    citation: '14 M.R.S. 6033(2)',
    source:
      'https://getpocketlaw.com/law/state_maine/section-14--6033-return-of-the-security-deposit_b695a1336c82',
    sourceKind: 'law',
    alsoSource: 'https://eforms.com/demand-letter/security-deposit/me/',
    asOf: 'as amended in 1995',
    checkedOn: '2026-11-28',
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
