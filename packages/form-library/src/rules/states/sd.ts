import { days } from '../periods.ts'
import type { StateRules } from '../state-rule.ts'

export const southDakota: StateRules = {
  state: 'SD',
  name: 'South Dakota',
  depositReturn: {
    value: days(14),
    text: 'South Dakota gave two weeks for the refund, or a statement of reasons, after the tenancy has ended and the residents have given an address; Senate Bill 4 of 2026 makes it 21 days. Two weeks keep to both.',
    citation: 'SDCL 43-32-24',
    source:
      'http://sdlegislature.gov/Statutes/Codified_Laws/DisplayStatute.aspx?Type=Statute&Statute=43-32-24',
    sourceKind: 'summary',
    alsoSource:
      'https://fastdemocracy.com/bill-summary/?billsummary_id=SDB00007356&billsummary_session=2026&billsummary_state=sd',
    asOf: 'the code of 2017; the bill as enrolled on February 4, 2026',
    checkedOn: '2026-11-28',
  },
}
