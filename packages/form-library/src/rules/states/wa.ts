import { days } from '../periods.ts'
import type { StateRules } from '../state-rule.ts'

const checkedOn = '2026-11-20'
/** A copy of the code, read on 2026-11-27. */
const copy =
  'https://github.com/tannewt/wa-law.org/blob/083ccfc178537be76a1a68007bc2249d8d7aa522/rcw/59_landlord_and_tenant'
/** The chapter as it stood in February 2026. */
const currentTenantAct =
  'https://github.com/saint1415/us-statutes/blob/a1d087adfa68ac365368e5f8bf3eb0775ff5cc45/data/states/washington/content/title-title-59/chapter-chapter-59-18.json'
const tenantAct = `${copy}/59.18_residential_landlord-tenant_act.md`
const unlawfulDetainer = `${copy}/59.12_forcible_entry_and_forcible_and_unlawful_detainer.md`

export const washington: StateRules = {
  state: 'WA',
  name: 'Washington',
  applicationFeeCap: {
    value: {},
    text: 'Washington lets a landlord charge an applicant only the actual cost of screening, and only after saying in writing what is looked up, what may lead to a denial, which agency is used, and whether a reusable report is accepted.',
    citation: 'RCW 59.18.257',
    source: currentTenantAct,
    sourceKind: 'law',
    alsoSource: 'https://leaserunner.com/lease-agreement/washington/screening-tenants',
    asOf: 'as amended in 2016',
    checkedOn: '2026-11-28',
  },
  entryNotice: {
    value: { hours: 48 },
    text: 'Washington requires two days in writing with the exact time or window and a phone number, or one day to show the home.',
    citation: 'RCW 59.18.150',
    source: tenantAct,
    sourceKind: 'law',
    alsoSource:
      'https://legalclarity.org/landlord-notice-to-enter-in-washington-state-what-tenants-should-know',
    asOf: 'as amended in 2011',
    checkedOn: '2026-11-27',
  },
  payOrQuit: {
    value: days(14),
    text: 'Washington requires 14 days after service, in the form of words that RCW 59.18.057 prescribes.',
    citation: 'RCW 59.12.030(3), 59.18.057',
    source: 'https://app.leg.wa.gov/RCW/default.aspx?cite=59.18.057',
    sourceKind: 'law',
    alsoSource: 'https://evictionnotice.com/wa/washington-14-day-notice-to-pay-or-vacate/',
    asOf: '2019; the form of words has changed since',
    checkedOn,
  },
  cure: {
    value: days(10),
    text: 'Washington requires ten days. Just-cause law says which breaches count.',
    citation: 'RCW 59.12.030(4)',
    source: unlawfulDetainer,
    sourceKind: 'law',
    alsoSource: 'https://evictionnotice.com/wa/washington-10-day-notice-to-comply-or-vacate/',
    asOf: 'as amended in 2021',
    checkedOn: '2026-11-27',
  },
  noCure: {
    value: { ...days(3), grounds: ['damage', 'illegal', 'nuisance'] },
    text: 'Washington allows three days’ notice to quit for waste, a nuisance and an unlawful business. The cause must be one in RCW 59.18.650 too.',
    citation: 'RCW 59.12.030(5)',
    source: unlawfulDetainer,
    sourceKind: 'law',
    alsoSource: 'https://americanlandlord.com/eviction/washington-eviction-laws/',
    asOf: 'as amended in 2021',
    checkedOn: '2026-11-27',
  },
  rentIncreaseNotice: {
    value: [{ notice: days(90) }],
    text: 'Washington requires 90 days in writing on the form that the law prescribes, or 30 where the rent of a subsidized home depends on income. No increase may begin in the first twelve months or before the term of the agreement ends, and what is allowed then is capped.',
    citation: 'RCW 59.18.140(3), 59.18.700(1), 59.18.720',
    source: currentTenantAct,
    sourceKind: 'law',
    alsoSource:
      'https://link.warealtor.org/m/1/86280952/02-b25140-ddef942906b34ff5bf16fc5753e577e7/4/640/ebe8654f-4820-495d-99d7-a9a41b4e5357',
    asOf: 'as amended in 2025',
    checkedOn: '2026-11-28',
  },
  rentCap: {
    value: { base: 7, percent: 10 },
    text: 'Washington allows 7 percent and the change in consumer prices, and never more than 10 percent in twelve months, unless the home is exempt. The state publishes the figure of each year.',
    citation: 'RCW 59.18.700(1)',
    source: currentTenantAct,
    sourceKind: 'law',
    alsoSource: 'https://rentcheckme.com/articles/rent-stabilization-in-washington',
    asOf: 'in force until July 1, 2040',
    checkedOn: '2026-11-28',
  },
  holdingDepositCap: {
    value: { percentOfRent: 25 },
    text: 'Washington lets a landlord ask for no more than 25 percent of the first month’s rent to hold a home, only after it was offered, and requires a receipt at once with the written conditions for keeping it.',
    citation: 'RCW 59.18.253',
    source: tenantAct,
    sourceKind: 'law',
    asOf: 'as amended in 2020',
    checkedOn: '2026-11-23',
  },
  depositReturn: {
    value: days(30),
    text: 'Washington requires the statement, with its proof, and the refund within 30 days after the tenancy has ended and the residents have left.',
    citation: 'RCW 59.18.280',
    source: currentTenantAct,
    sourceKind: 'law',
    alsoSource: 'https://undergroundlandlord.com/state-laws/washington',
    asOf: 'as amended in 2023',
    checkedOn: '2026-11-28',
  },
  lateFeeGrace: {
    value: days(5),
    text: 'Washington allows no late fee on rent that is paid within five days of its due date.',
    citation: 'RCW 59.18.170',
    source: currentTenantAct,
    sourceKind: 'law',
    alsoSource: 'https://legalclarity.org/washington-state-laws-on-late-rent-fees',
    asOf: 'as amended in 2020',
    checkedOn: '2026-11-28',
  },
  depositAccount: {
    value: {},
    text: 'Washington requires a deposit to be kept in a trust account in the state, a written receipt for it, and written notice of the name and address of the bank. Interest is the landlord’s unless agreed otherwise.',
    citation: 'RCW 59.18.270',
    source: 'https://lawfilesext.leg.wa.gov/Biennium/2009-10/Htm/Bills/Senate%20Bills/5923.htm',
    sourceKind: 'law',
    alsoSource: 'https://lawfilesext.leg.wa.gov/biennium/1999-00/Htm/Bills/Senate%20Bills/5440.htm',
    asOf: 'as amended in 2004',
    checkedOn: '2026-11-23',
  },
  repairTime: {
    value: {},
    text: 'Washington requires repairs to begin within 24 hours of written notice for heat, water, power or danger to life, 72 hours for a refrigerator, stove or major plumbing, and 10 days for the rest.',
    citation: 'RCW 59.18.070',
    source: tenantAct,
    sourceKind: 'law',
    alsoSource: 'https://www.cityoffircrest.net/residents/lta/repairs-maintenance/',
    asOf: 'as amended in 2010',
    checkedOn: '2026-11-27',
  },
  sourceOfIncome: {
    value: {},
    text: 'Washington protects every lawful source of income. A voucher or subsidy is subtracted from the rent before an income rule is applied.',
    citation: 'RCW 59.18.255',
    source: currentTenantAct,
    sourceKind: 'law',
    alsoSource:
      'https://washingtonlandlordtenant.info/washington-landlords-must-accept-all-sources-of-income',
    asOf: 'as amended in 2018',
    checkedOn: '2026-11-28',
  },
  justCause: {
    value: {},
    text: 'Washington lets a tenancy end only for a cause that the law lists, or at the end of a first or fixed term under conditions, with 60 days of notice.',
    citation: 'RCW 59.18.650',
    source:
      'https://lawfilesext.leg.wa.gov/law/RCW/RCW%20%2059%20%20TITLE/RCW%20%2059%20.%2018%20%20CHAPTER/RCW%20%2059%20.%2018%20.650.htm',
    sourceKind: 'law',
    alsoSource: 'https://lawserver.com/law/state/washington/wa-code/washington_code_59-18-650',
    asOf: 'in force until January 1, 2028',
    checkedOn: '2026-11-23',
  },
}
