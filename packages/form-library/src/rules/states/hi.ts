import { days } from '../periods.ts'
import type { StateRules } from '../state-rule.ts'

export const hawaii: StateRules = {
  state: 'HI',
  name: 'Hawaii',
  entryNotice: {
    value: { hours: 48 },
    text: 'Hawaii requires two days before the owner enters, at reasonable hours, except in an emergency or where that is impracticable.',
    citation: 'Haw. Rev. Stat. 521-53',
    source:
      'https://github.com/CodeWithAloha/hawaii-revised-statutes/blob/d9f2df0254d8e7aa8000645d9fe07d2431ae6e9d/www.capitol.hawaii.gov/hrscurrent/Vol12_Ch0501-0588/HRS0521/HRS_0521-0053.htm',
    sourceKind: 'law',
    alsoSource: 'https://ipropertymanagement.com/laws/notice-landlord-give-before-entering',
    checkedOn: '2026-11-28',
  },
  depositCap: {
    value: { monthsOfRent: 1 },
    text: 'Hawaii allows one month’s rent, and up to one more for a pet that is not an assistance animal.',
    citation: 'Haw. Rev. Stat. 521-44(b)',
    source:
      'https://github.com/CodeWithAloha/hawaii-revised-statutes/blob/cb3c7a73db32eba7a92882c3379cd678d76715d1/www.capitol.hawaii.gov/hrscurrent/Vol12_Ch0501-0588/HRS0521/HRS_0521-0044.htm',
    sourceKind: 'law',
    asOf: 'as amended in 2015',
    checkedOn: '2026-11-28',
  },
  depositReturn: {
    value: days(14),
    text: 'Hawaii requires the reasons, the itemized costs and the refund within 14 days after the rental agreement has ended.',
    citation: 'Haw. Rev. Stat. 521-44(c)',
    source:
      'https://github.com/CodeWithAloha/hawaii-revised-statutes/blob/cb3c7a73db32eba7a92882c3379cd678d76715d1/www.capitol.hawaii.gov/hrscurrent/Vol12_Ch0501-0588/HRS0521/HRS_0521-0044.htm',
    sourceKind: 'law',
    alsoSource: 'https://depositbackusa.com/hawaii/security-deposit-law-statute/',
    asOf: 'as amended in 2015',
    checkedOn: '2026-11-28',
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
