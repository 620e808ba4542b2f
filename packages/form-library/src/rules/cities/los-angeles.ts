import type { CityRules } from '../city-rules.ts'
import { evictionNotices, leases, renewals } from './form-ids.ts'

const checkedOn = '2026-11-23'
const lawSite = 'codelibrary.amlegal.com/codes/los_angeles'

export const losAngeles: CityRules = {
  city: 'Los Angeles',
  state: 'CA',
  parts: [
    'Canoga Park',
    'Chatsworth',
    'Encino',
    'Granada Hills',
    'Hollywood',
    'Mission Hills',
    'North Hollywood',
    'Northridge',
    'Pacific Palisades',
    'Pacoima',
    'Playa del Rey',
    'Reseda',
    'San Pedro',
    'Sherman Oaks',
    'Studio City',
    'Sun Valley',
    'Sunland',
    'Sylmar',
    'Tarzana',
    'Tujunga',
    'Valley Village',
    'Van Nuys',
    'Venice',
    'Wilmington',
    'Woodland Hills',
  ],
  rules: {},
  duties: [
    {
      formIds: [...leases, ...renewals],
      text: 'The city of Los Angeles requires that its Renter Protections Notice be given to everyone who begins or renews a tenancy, and posted in the building.',
      citation: 'L.A. Mun. Code 165.05',
      source:
        'https://complianceposter.com/product/city-of-los-angeles-ca-renter-protections-notice',
      sourceKind: 'summary',
      alsoSource:
        'https://www.ahma-psw.org/legislative-updates/ahma-psws-affordable-housing-news-02-24-23/',
      checkedOn,
      lawSite,
    },
    {
      formIds: evictionNotices,
      text: 'In the city of Los Angeles a tenancy ends only for a cause that its ordinances name, and a copy of the notice goes to the Housing Department within three business days.',
      citation: 'L.A. Mun. Code 165.03, 165.05',
      source:
        'https://www.ahma-psw.org/legislative-updates/ahma-psws-affordable-housing-news-02-24-23/',
      sourceKind: 'summary',
      alsoSource:
        'https://www.fastevictionservice.com/blog/la-county-has-approved-permanent-just-cause-eviction-ordinance/',
      checkedOn,
      lawSite,
    },
  ],
}
