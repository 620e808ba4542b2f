import type { CityRules } from '../city-rules.ts'
import { days } from '../periods.ts'
import { evictionNotices, leases, renewals } from './form-ids.ts'

const checkedOn = '2026-11-23'
const lawSite = 'library.municode.com/wa/seattle'

export const seattle: CityRules = {
  city: 'Seattle',
  state: 'WA',
  rules: {
    rentIncreaseNotice: {
      value: [{ notice: days(180) }],
      text: 'Seattle requires 180 days of written notice before housing costs rise, or 30 days in a subsidized tenancy whose rent follows the income.',
      citation: 'Seattle Mun. Code 7.24.030.A',
      source: 'https://360.landlordsolutionsinc.com/seattle-rental-agreement-regulation',
      sourceKind: 'law',
      alsoSource: 'https://legaltemplates.net/form/lease-agreement/washington-wa/seattle/',
      checkedOn,
      lawSite,
    },
    lateFeeCap: {
      value: { cents: 1000, take: 'lesser' },
      text: 'Seattle caps late charges at $10 a month, and allows no charge for a notice.',
      citation: 'Seattle Mun. Code 7.24.034 (Ordinance 126803)',
      source:
        'https://www.seattletimes.com/seattle-news/politics/seattle-city-council-approves-10-late-fee-cap-for-renters/',
      sourceKind: 'summary',
      alsoSource:
        'https://mynorthwest.com/3878147/seattle-city-council-pass-bill-cap-late-fees-renter/',
      asOf: 'passed on April 18, 2023',
      checkedOn,
      lawSite,
    },
  },
  duties: [
    {
      formIds: ['rental-application', ...leases, ...renewals],
      text: 'Seattle requires that its Renter’s Handbook be given to everyone who applies, signs or renews: on paper when a new lease is signed, and otherwise by email if you like.',
      citation: 'Rental Agreement Regulation Ordinance (Seattle Mun. Code 7.24)',
      source: 'https://www.rhawa.org/blog/new-seattle-renters-handbook',
      sourceKind: 'summary',
      alsoSource:
        'https://lawhg.net/news-and-insights/2022/10/10/recent-changes-to-seattles-renters-handbook-1',
      checkedOn,
      lawSite,
    },
    {
      formIds: evictionNotices,
      text: 'Seattle prescribes words about the right to a lawyer in every eviction notice, and they are not in this form.',
      citation: 'Seattle Mun. Code, title 22',
      source:
        'https://lawhg.net/news-and-insights/2022/10/10/recent-changes-to-seattles-renters-handbook-1',
      sourceKind: 'summary',
      alsoSource:
        'https://washingtonlandlordtenant.info/free-eviction-forms/14-day-notice-to-pay-rent-or-vacate/',
      checkedOn,
      lawSite,
    },
    {
      formIds: ['notice-of-termination-non-renewal'],
      text: 'Seattle lets a landlord end a monthly tenancy, or leave a lease unrenewed, only for a just cause, which the notice states.',
      citation: 'Just Cause Eviction Ordinance (Seattle Mun. Code, title 22)',
      source:
        'https://lawhg.net/news-and-insights/2022/10/10/recent-changes-to-seattles-renters-handbook-1',
      sourceKind: 'summary',
      alsoSource: 'https://doksi.net/en/get.php?lid=33759',
      checkedOn,
      lawSite,
    },
  ],
}
