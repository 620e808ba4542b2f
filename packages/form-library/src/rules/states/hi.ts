import { days } from '../periods.ts'
import type { StateRules } from '../state-rule.ts'

const checkedOn = '2026-11-22'

export const hawaii: StateRules = {
  state: 'HI',
  name: 'Hawaii',
  entryNotice: {
    value: { hours: 48 },
    text: 'Hawaii requires two days before the owner enters, except in an emergency.',
    citation: 'Haw. Rev. Stat. 521-53',
    source: 'https://ipropertymanagement.com/laws/notice-landlord-give-before-entering',
    sourceKind: 'summary',
    alsoSource: 'https://www.rentce.com/landlord-entry-notice/',
    asOf: 'July 2, 2024',
    checkedOn,
  },
  depositReturn: {
    value: days(14),
    text: 'Hawaii requires the reasons, the itemized costs and the refund within 14 days after the rental agreement has ended.',
    citation: 'Haw. Rev. Stat. 521-44',
    source:
      'https://americanlandlord.com/hawaii-landlord-tenant-laws/hawaii-landlord-security-deposit-laws/',
    sourceKind: 'summary',
    alsoSource: 'https://depositbackusa.com/hawaii/security-deposit-law-statute/',
    checkedOn,
  },
  lateFeeCap: {
    value: { percentOfRent: 8, take: 'lesser' },
    text: 'Hawaii allows 8 percent of the rent that is due.',
    citation: 'Haw. Rev. Stat. 521-21(f)',
    source: 'https://instalawyer.io/laws/hawaii-revised-statutes/521-21-rent',
    sourceKind: 'law',
    alsoSource: 'https://tenantscreeningbackgroundcheck.com/late-fee-laws-by-state',
    checkedOn: '2026-11-28',
  },
}
