import { days } from '../periods.ts'
import type { StateRules } from '../state-rule.ts'

export const vermont: StateRules = {
  state: 'VT',
  name: 'Vermont',
  applicationFeeCap: {
    value: { cents: 0 },
    text: 'Vermont lets no landlord charge a fee for an application to rent a home.',
    citation: '9 V.S.A. 4456a',
    source: 'https://self-law.org/code/vt/title-9/chapter-137/4456a',
    sourceKind: 'law',
    alsoSource: 'https://instalawyer.io/laws/vermont-statutes/4456a-residential-rental-application',
    checkedOn: '2026-11-23',
  },
  entryNotice: {
    value: { hours: 48 },
    text: 'Vermont requires 48 hours, and an entry between 9 in the morning and 9 in the evening, except in imminent danger.',
    citation: '9 V.S.A. 4460',
    source: 'https://self-law.org/code/vt/title-9/chapter-137/4460',
    sourceKind: 'law',
    alsoSource: 'https://lawserver.com/law/state/vermont/vt-statutes/vermont_statutes_title_9_4460',
    checkedOn: '2026-11-23',
  },
  depositReturn: {
    value: days(14),
    text: 'Vermont requires the itemized statement and the refund within 14 days after the owner learns that the residents have left, or after they left if they told the owner the date, by hand or by mail to their last known address.',
    citation: '9 V.S.A. 4461(c), (d)',
    source:
      'https://github.com/UniCourt/cic-code-vt/blob/1cf5f40b6f6fcd67e9d2fe3d056bd87859133799/transforms/vt/ocvt/r85/gov.vt.vsa.title.09.html',
    sourceKind: 'law',
    alsoSource: 'https://www.rentce.com/vermont-landlord-tenant-laws/',
    checkedOn: '2026-11-28',
  },
}
