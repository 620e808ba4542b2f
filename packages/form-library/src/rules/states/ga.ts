import { courtDays, days } from '../periods.ts'
import type { StateRules } from '../state-rule.ts'

const checkedOn = '2026-11-22'

export const georgia: StateRules = {
  state: 'GA',
  name: 'Georgia',
  terminationNotice: {
    value: [{ notice: days(60) }],
    text: 'Georgia requires 60 days’ notice from the owner to end a tenancy at will.',
    citation: 'O.C.G.A. 44-7-7',
    source: 'http://law.justia.com/codes/georgia/2021/title-44/chapter-7/article-1/section-44-7-7/',
    sourceKind: 'law',
    alsoSource: 'https://syfert.com/georgia/code/44-7-7.html',
    asOf: '2021',
    checkedOn: '2026-11-28',
  },
  payOrQuit: {
    value: courtDays(3),
    text: 'Georgia requires three business days after a notice to vacate or pay, posted on the door in a sealed envelope, before an owner may file.',
    citation: 'O.C.G.A. 44-7-50(c)',
    source: 'https://mcbride-pm.com/blog/georgia-safe-at-home-act-landlord-guide-augusta-ga/',
    sourceKind: 'summary',
    alsoSource: 'https://www.atlantaareapropertymanagement.com/blog/hb404-safe-at-home-act',
    asOf: 'House Bill 404, in force since July 1, 2024',
    checkedOn: '2026-11-27',
  },
  depositCap: {
    value: { monthsOfRent: 2 },
    text: 'Georgia allows two months’ rent.',
    citation: 'O.C.G.A. 44-7-30.1',
    source:
      'https://app.legiplex.com/ga/legislature/2023/2023-r/bills/hb404/draft-817417?id=817417',
    sourceKind: 'law',
    alsoSource:
      'https://fcwlawfirm.com/blog/in-case-you-missed-it-recent-updates-to-landlord-tenant-laws',
    asOf: 'House Bill 404, in force since July 1, 2024',
    checkedOn: '2026-11-28',
  },
  depositReturn: {
    value: days(30),
    text: 'Georgia requires the refund and the statement with its list of damage within 30 days after the owner has the home back.',
    citation: 'O.C.G.A. 44-7-34(a)',
    source: 'https://self-law.org/code/ga/title-44-property/article-2-security-deposits/44-7-34',
    sourceKind: 'law',
    alsoSource: 'https://undergroundlandlord.com/state-laws/georgia',
    checkedOn,
  },
}
