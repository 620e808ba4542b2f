import type { CityRules } from '../city-rules.ts'
import { leases, renewals } from './form-ids.ts'

export const newYorkCity: CityRules = {
  city: 'New York City',
  state: 'NY',
  parts: ['Bronx', 'Brooklyn', 'Manhattan', 'New York', 'Queens', 'Staten Island'],
  zips: ['100', '101', '102', '103', '104', '111', '112', '113', '114', '116'],
  rules: {},
  duties: [
    {
      formIds: [...leases, ...renewals],
      text: 'In buildings of three or more homes, New York City requires that its notice on window guards and lead paint be given with every lease and again each January. It asks whether a young child lives there.',
      citation: 'N.Y.C. Admin. Code 27-2043.1',
      source:
        'https://www.nyc.gov/site/hpd/services-and-information/property-owner-bulletins/property-owners-nov-2024.page',
      sourceKind: 'summary',
      alsoSource:
        'https://hpdfiling.nyc/windows-guard-and-lead-paint-notice-2024-english-spanish-pdf-file/',
      checkedOn: '2026-11-23',
      lawSite: 'codelibrary.amlegal.com/codes/newyorkcity',
    },
  ],
}
