import { days } from '../periods.ts'
import type { StateRules } from '../state-rule.ts'

const checkedOn = '2026-11-22'

export const maryland: StateRules = {
  state: 'MD',
  name: 'Maryland',
  terminationNotice: {
    value: [{ notice: days(60) }],
    text: 'Maryland requires 60 days’ notice from the owner before a monthly tenancy ends. Some counties and Baltimore City have rules of their own.',
    citation: 'Md. Code, Real Prop. 8-402',
    source: 'https://leaseagreements.com/termination/month-to-month',
    sourceKind: 'summary',
    alsoSource: 'https://leasewisely.com/resources/tenant/maryland',
    checkedOn,
  },
  depositReturn: {
    value: days(45),
    text: 'Maryland requires the list of charges and the refund within 45 days after the tenancy has ended.',
    citation: 'Md. Code, Real Prop. 8-203(e), 8-203.1(a)',
    source: 'https://instalawyer.io/laws/maryland-statutes/section-8-2031-security-deposit',
    sourceKind: 'law',
    alsoSource: 'https://lexace.ai/us/statute/maryland/RP-8-203.1',
    checkedOn,
  },
  lateFeeCap: {
    value: { percentOfRent: 5, take: 'lesser' },
    text: 'Maryland allows 5 percent of the rent due for the period in which it is late; House Bill 273 of 2025 counts them from the unpaid part.',
    citation: 'Md. Code, Real Prop. 8-208(d)(3)',
    source: 'https://mgaleg.maryland.gov/mgawebsite/Laws/StatuteText?article=grp&section=8-208',
    sourceKind: 'law',
    alsoSource: 'https://app.legiplex.com/md/legislature/2025/2025-r/bills/hb273/draft-1413267',
    checkedOn: '2026-11-28',
  },
}
