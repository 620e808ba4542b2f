import type { CityRules } from '../city-rules.ts'

export const portland: CityRules = {
  city: 'Portland',
  state: 'OR',
  rules: {},
  duties: [
    {
      formIds: ['notice-of-rent-increase-change-of-terms', 'notice-of-termination-non-renewal'],
      text: 'In Portland, a resident may ask the landlord for relocation assistance when rent rises by 10 percent or more within 12 months, or when a tenancy is ended without cause.',
      citation: 'Portland City Code 30.01.085',
      source:
        'https://www.portland.gov/phb/rental-services/news/2020/9/17/increased-relocation-assistance-protections-renters-rent',
      sourceKind: 'summary',
      alsoSource: 'https://www.oregonrentersrights.org/increase',
      checkedOn: '2026-11-23',
      lawSite: 'www.portland.gov/code',
    },
  ],
}
