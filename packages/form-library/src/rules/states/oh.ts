import { days } from '../periods.ts'
import type { StateRules } from '../state-rule.ts'

const checkedOn = '2026-11-20'

export const ohio: StateRules = {
  state: 'OH',
  name: 'Ohio',
  entryNotice: {
    value: { hours: 24 },
    text: 'Ohio presumes that 24 hours are reasonable notice.',
    citation: 'Ohio Rev. Code 5321.04(A)(8)',
    source: 'https://fairhousingakron.org/landlord-access-to-property',
    sourceKind: 'law',
    alsoSource: 'https://www.cantonohio.gov/276/Landlord-Obligations',
    checkedOn,
  },
  payOrQuit: {
    value: days(3),
    text: 'Ohio requires a notice to leave of at least three days, with a warning that the statute prescribes.',
    citation: 'Ohio Rev. Code 1923.04',
    source: 'https://legalclarity.org/how-to-fill-out-the-ohio-notice-to-leave-premises-form/',
    sourceKind: 'summary',
    alsoSource: 'https://esign.com/eviction-notice/oh/non-compliance/',
    checkedOn,
  },
  terminationNotice: {
    value: [{ notice: days(30) }],
    text: 'Ohio requires 30 days before the periodic rental date of a monthly tenancy.',
    citation: 'Ohio Rev. Code 5321.17(B)',
    source: 'http://www.ohiolandlordtenant.com/faq20.html',
    sourceKind: 'law',
    alsoSource: 'https://cityrulelookup.com/rental-property/lease-termination/liberty-township-oh',
    checkedOn: '2026-11-28',
  },
  depositReturn: {
    value: days(30),
    text: 'Ohio requires the itemized notice and the refund within 30 days after the agreement has ended and the home was given back.',
    citation: 'Ohio Rev. Code 5321.16(B)',
    source: 'http://codes.ohio.gov/orc/5321.16',
    sourceKind: 'law',
    checkedOn,
  },
}
