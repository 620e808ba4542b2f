import { days } from '../periods.ts'
import type { StateRules } from '../state-rule.ts'

const checkedOn = '2026-11-22'

export const oklahoma: StateRules = {
  state: 'OK',
  name: 'Oklahoma',
  entryNotice: {
    value: { hours: 24 },
    text: 'Oklahoma requires one day before the owner enters, except in an emergency.',
    citation: 'Okla. Stat. tit. 41, 128',
    source: 'https://www.rentce.com/oklahoma-landlord-tenant-laws/',
    sourceKind: 'summary',
    alsoSource: 'https://askalhow.com/right-of-entry/',
    checkedOn,
  },
  terminationNotice: {
    value: [{ notice: days(30) }],
    text: 'Oklahoma requires 30 days in writing before a monthly tenancy ends.',
    citation: 'Okla. Stat. tit. 41, 111(A)',
    source: 'http://oklegal.onenet.net/oklegal-cgi/get_statute?99/Title.41/41-111.html',
    sourceKind: 'law',
    alsoSource: 'https://uslegalforms.com/es/forms/OK-1201LT',
    checkedOn: '2026-11-28',
  },
  depositReturn: {
    value: days(45),
    text: 'Oklahoma requires the itemized statement and the refund within 45 days after the tenancy has ended, the home was given back and the residents have asked for it in writing.',
    citation: 'Okla. Stat. tit. 41, 115',
    source: 'https://undergroundlandlord.com/state-laws/oklahoma',
    sourceKind: 'summary',
    alsoSource: 'https://www.rentce.com/oklahoma-landlord-tenant-laws/',
    asOf: 'November 1, 2024',
    checkedOn,
  },
}
