import { courtDays, days } from '../periods.ts'
import type { StateRules } from '../state-rule.ts'

const checkedOn = '2026-11-22'

export const nevada: StateRules = {
  state: 'NV',
  name: 'Nevada',
  payOrQuit: {
    value: courtDays(7),
    text: 'Nevada requires seven judicial days, without weekends and judicial holidays.',
    citation: 'NRS 40.2512 and 40.253',
    source: 'https://nevada.public.law/statutes/nrs_40.2512',
    sourceKind: 'law',
    asOf: 'February 2021',
    checkedOn: '2026-11-27',
  },
  noCure: {
    value: { ...days(3), grounds: ['damage', 'illegal', 'nuisance', 'transfer'] },
    text: 'Nevada allows three days’ notice for waste, a nuisance, an unlawful business, drug crimes, or an assignment or sublease against the lease. A notice of five days follows it.',
    citation: 'NRS 40.2514',
    source:
      'https://www.civillawselfhelpcenter.org/self-help/evictions-housing/evictions/types-of-eviction-notices/81-notices-for-nuisance-waste-assigning-subletting-unlawful-business-drug-violation',
    sourceKind: 'summary',
    alsoSource:
      'https://lynxdocs.com/using-a-3-day-notice-to-evict-a-nevada-tenant-based-on-illegal-activity/amp',
    checkedOn: '2026-11-27',
  },
  terminationNotice: {
    value: [{ notice: days(30) }],
    text: 'Nevada requires 30 days for a monthly tenancy, and 7 for one from week to week.',
    citation: 'NRS 40.251(1)',
    source:
      'https://instalawyer.io/laws/nevada-revised-statutes/chapter-40-actions-and-nrs-40251-unlawful-detainer',
    sourceKind: 'law',
    checkedOn: '2026-11-27',
  },
  depositReturn: {
    value: days(30),
    text: 'Nevada requires the itemized accounting and the refund within 30 days after the tenancy has ended.',
    citation: 'NRS 118A.242',
    source: 'http://law.onecle.com/nevada/property/118A.242.html',
    sourceKind: 'law',
    alsoSource: 'https://cityrulelookup.com/rental-property/security-deposit-rules/paradise-nv',
    checkedOn,
  },
}
