import { days } from '../periods.ts'
import type { StateRules } from '../state-rule.ts'

const checkedOn = '2026-11-22'

export const iowa: StateRules = {
  state: 'IA',
  name: 'Iowa',
  entryNotice: {
    value: { hours: 24 },
    text: 'Iowa requires 24 hours before the owner enters, except in an emergency.',
    citation: 'Iowa Code 562A.19',
    source: 'https://listmyhomes.com/rental-laws/iowa',
    sourceKind: 'summary',
    alsoSource: 'https://ipropertymanagement.com/laws/notice-landlord-give-before-entering',
    checkedOn,
  },
  terminationNotice: {
    value: [{ notice: days(30) }],
    text: 'Iowa requires 30 days in writing before the rent day with which a monthly tenancy ends.',
    citation: 'Iowa Code 562A.34(2)',
    source:
      'https://landlordtenant.uslegal.com/lease/iowa-termination-of-lease-for-periodic-tenancy-law/',
    sourceKind: 'law',
    alsoSource: 'https://cityrulelookup.com/rental-property/lease-termination/cedar-falls-ia',
    checkedOn: '2026-11-28',
  },
  depositCap: {
    value: { monthsOfRent: 2 },
    text: 'Iowa allows two months’ rent.',
    citation: 'Iowa Code 562A.12(1)',
    source: 'https://codes.findlaw.com/ia/title-xiv-property-chs-555-594a/ia-code-sect-562a-12/',
    sourceKind: 'law',
    asOf: 'January 1, 2024',
    checkedOn: '2026-11-28',
  },
  depositReturn: {
    value: days(30),
    text: 'Iowa requires the refund and the statement within 30 days after the tenancy has ended and the residents have given an address.',
    citation: 'Iowa Code 562A.12(3)',
    source: 'https://codes.findlaw.com/ia/title-xiv-property-chs-555-594a/ia-code-sect-562a-12/',
    sourceKind: 'law',
    alsoSource: 'https://law.justia.com/codes/iowa/2009/title-14/subtitle-2/chapter-562a/562a-12/',
    asOf: 'January 1, 2024',
    checkedOn: '2026-11-28',
  },
}
