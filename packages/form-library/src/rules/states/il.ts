import { days } from '../periods.ts'
import type { StateRules } from '../state-rule.ts'

const checkedOn = '2026-11-20'

export const illinois: StateRules = {
  state: 'IL',
  name: 'Illinois',
  payOrQuit: {
    value: days(5),
    text: 'Illinois requires at least five days after service. City rules may add to it.',
    citation: '735 ILCS 5/9-209',
    source: 'https://chicagoeviction.com/laws/forcible-entry-and-detainer',
    sourceKind: 'law',
    alsoSource:
      'https://tenantscreeningbackgroundcheck.com/free-illinois-demand-for-possession-fillable-pdf-form/',
    asOf: 'House Bill 1209 of 2011 has the section in the same words',
    checkedOn: '2026-11-28',
  },
  cure: {
    value: days(10),
    text: 'Illinois requires at least ten days for a breach other than unpaid rent.',
    citation: '735 ILCS 5/9-210',
    source:
      'https://tenantscreeningbackgroundcheck.com/free-illinois-demand-for-possession-fillable-pdf-form/',
    sourceKind: 'summary',
    alsoSource: 'https://www.rentce.com/illinois-landlord-tenant-laws/',
    asOf: '2026',
    checkedOn,
  },
  terminationNotice: {
    value: [{ notice: days(30) }],
    text: 'Illinois requires 30 days for a tenancy of less than a year other than from week to week. Chicago, Cook County and other places require more.',
    citation: '735 ILCS 5/9-207(b)',
    source: 'https://americanlandlord.com/product/illinois-30-day-notice-to-quit/',
    sourceKind: 'law',
    alsoSource: 'https://cityrulelookup.com/rental-property/lease-termination/arlington-heights-il',
    checkedOn,
  },
  depositReturn: {
    value: days(30),
    text: 'Illinois requires the itemized statement of damage within 30 days after the residents have left or their right to stay has ended, and a refund in full within 45 days if there is none.',
    citation: '765 ILCS 710/1',
    source: 'http://ilga.gov/legislation/ilcs/fulltext.asp?DocName=076507100K1',
    sourceKind: 'law',
    alsoSource: 'https://undergroundlandlord.com/state-laws/illinois',
    asOf: 'as amended by Public Act 103-0224',
    checkedOn,
  },
  radon: {
    value: {},
    text: 'For a home below the third story, Illinois requires that an applicant be given its pamphlet “Radon Guide for Tenants”, its form “Disclosure of Information on Radon Hazards to Tenants”, and what records there are of a hazard. They are not in this library.',
    citation: '420 ILCS 46/26',
    source: 'https://www.ilga.gov/legislation/ilcs/fulltext.asp?DocName=042000460K26',
    sourceKind: 'law',
    alsoSource: 'https://iemaohs.illinois.gov/nrs/radon/lessors-tenants.html',
    checkedOn: '2026-11-23',
  },
}
