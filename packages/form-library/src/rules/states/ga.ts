import { days } from '../periods.ts'
import type { StateRules } from '../state-rule.ts'

const checkedOn = '2026-11-22'

export const georgia: StateRules = {
  state: 'GA',
  name: 'Georgia',
  terminationNotice: {
    value: [{ notice: days(60) }],
    text: 'Georgia asks for 60 days’ notice from the owner to end a tenancy at will.',
    citation: 'O.C.G.A. 44-7-7',
    source:
      'https://americanlandlord.com/georgia-landlord-tenant-law/georgia-tenancy-at-will-definition-and-termination/',
    sourceKind: 'summary',
    alsoSource:
      'https://www.nolo.com/legal-encyclopedia/georgia-notice-requirements-terminate-month-month-tenancy.html',
    checkedOn,
  },
  depositReturn: {
    value: days(30),
    text: 'Georgia asks for the refund, and for the statement with its list of damage, within 30 days after the owner has the home back.',
    citation: 'O.C.G.A. 44-7-34(a)',
    source: 'https://self-law.org/code/ga/title-44-property/article-2-security-deposits/44-7-34',
    sourceKind: 'law',
    alsoSource: 'https://undergroundlandlord.com/state-laws/georgia',
    checkedOn,
  },
}
