import { days } from '../periods.ts'
import type { StateRules } from '../state-rule.ts'

const checkedOn = '2026-11-20'
const nonpayment =
  'https://eforms.com/eviction/or/oregon-10-13-day-notice-to-quit-form-non-payment-of-rent/'

export const oregon: StateRules = {
  state: 'OR',
  name: 'Oregon',
  applicationFeeCap: {
    value: {},
    text: 'Oregon lets a landlord charge no more than the average actual cost of screening, or what screening companies usually charge, once in 60 days, with a receipt, and only after written notice of the charge, the criteria and the process.',
    citation: 'ORS 90.295',
    source: 'https://www.lawserver.com/law/state/oregon/or-statutes/oregon_statutes_90-295',
    sourceKind: 'law',
    alsoSource:
      'https://www.springfieldeugenetenantassociation.com/90_295_applicant_screening_charges_screening_criteria',
    checkedOn: '2026-11-23',
  },
  entryNotice: {
    value: { hours: 24 },
    text: 'Oregon requires at least 24 hours’ actual notice, and entry at reasonable times.',
    citation: 'ORS 90.322',
    source: 'https://cityrulelookup.com/rental-property/landlord-entry/salem-or',
    sourceKind: 'summary',
    alsoSource:
      'https://ipropertymanagement.com/answers/can-a-landlord-enter-without-permission-in-oregon',
    checkedOn,
  },
  payOrQuit: {
    value: days(10),
    text: 'Oregon requires ten days from the eighth day of the rental period on, or 13 from the fifth; mailing adds three days. A rental-assistance notice goes with it.',
    citation: 'ORS 90.394',
    source: nonpayment,
    sourceKind: 'summary',
    alsoSource:
      'https://oregonlawhelp.org/resource/important-new-protections-for-renters-in-hb-2001-2023',
    checkedOn,
  },
  cure: {
    value: days(14),
    text: 'Oregon requires at least 14 days to cure what is ongoing, in a notice of at least 30 days.',
    citation: 'ORS 90.392',
    source: 'http://law.onecle.com/oregon/90-residential-landlord-and-tenant/90.392.html',
    sourceKind: 'law',
    checkedOn,
  },
  rentIncreaseNotice: {
    value: [{ notice: days(90) }],
    text: 'Oregon requires 90 days, allows no increase in the first year, and caps what is allowed after it.',
    citation: 'ORS 90.323(3)',
    source: 'https://oregon.public.law/statutes/ors_90.323',
    sourceKind: 'law',
    checkedOn,
  },
  rentCap: {
    value: { base: 7, percent: 10 },
    text: 'Oregon allows 7 percent and the change in consumer prices, and never more than 10 percent in twelve months, unless the home is exempt. The state publishes the figure of each year.',
    citation: 'ORS 90.323 and 90.324',
    source:
      'https://mhco.org/news-and-resources/community-updates/phil-querin-article-new-rent-control-laws',
    sourceKind: 'summary',
    alsoSource: 'https://salemrha.com/',
    asOf: 'Senate Bill 611 of 2023',
    checkedOn: '2026-11-22',
  },
  depositReturn: {
    value: days(31),
    text: 'Oregon requires the written accounting and the refund within 31 days after the tenancy has ended and the home was given back.',
    citation: 'ORS 90.300',
    source: 'https://undergroundlandlord.com/state-laws/oregon',
    sourceKind: 'summary',
    alsoSource: 'http://mhco.org/news-and-resources/community-updates/security-deposits',
    checkedOn,
  },
  lateFeeGrace: {
    value: days(4),
    text: 'Oregon allows a late fee only once rent was not received by the fourth day of the rental period, and only if the written agreement states it.',
    citation: 'ORS 90.260(1)(a)',
    source: 'https://flawfinder.ai/state/oregon/oregon-revised-statutes-chapter-90/90-260',
    sourceKind: 'law',
    alsoSource:
      'http://print.casetext.com/statute/oregon-revised-statutes/title-10-property-rights-and-transactions/chapter-90-residential-landlord-and-tenant/content-of-agreements/section-90260-late-rent-payment-charge-or-fee-restrictions-calculation',
    asOf: 'the code of March 1, 2026',
    checkedOn: '2026-11-28',
  },
}
