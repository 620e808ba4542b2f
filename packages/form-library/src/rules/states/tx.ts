import { days, months } from '../periods.ts'
import type { StateRules } from '../state-rule.ts'

const checkedOn = '2026-11-20'
const section92019 =
  'http://www.weblaws.org/texas/laws/tex._prop._code_section_92.019_late_payment_of_rent;_fees'

export const texas: StateRules = {
  state: 'TX',
  name: 'Texas',
  payOrQuit: {
    value: days(3),
    text: 'Texas requires three days unless the lease sets another time. Since 2026 a resident who was not late before must be given the choice to pay.',
    citation: 'Tex. Prop. Code 24.005(a)',
    source: 'https://www.lubbockcounty.gov/egov/apps/document/center.egov?id=7861&view=item',
    sourceKind: 'law',
    alsoSource: 'https://landlawkit.com/us/texas/guides/texas-3-day-notice-to-vacate',
    asOf: 'as amended in 2025 (Senate Bill 38)',
    checkedOn: '2026-11-28',
  },
  terminationNotice: {
    value: [{ notice: months(1) }],
    text: 'In Texas a monthly tenancy ends one month after the notice at the earliest, unless a signed agreement sets another time.',
    citation: 'Tex. Prop. Code 91.001',
    source: 'https://answers.uslegal.com/landlord-tenant/lease-termination/17072/',
    sourceKind: 'law',
    alsoSource:
      'https://legalclarity.org/texas-property-code-91-001-month-to-month-tenancy-notice/',
    checkedOn,
  },
  depositReturn: {
    value: days(30),
    text: 'Texas requires the refund and the itemized list within 30 days after the home is given back and a forwarding address was given in writing.',
    citation: 'Tex. Prop. Code 92.103, 92.104, 92.107',
    source: 'https://law.onecle.com/texas/property/92.107.html',
    sourceKind: 'law',
    alsoSource: 'https://buildmylease.com/blog/texas-security-deposit-return-deadline/',
    checkedOn: '2026-11-28',
  },
  lateFeeCap: {
    value: { percentOfRent: 12, take: 'lesser' },
    text: 'Texas takes a late fee for reasonable up to 12 percent of the rent in a building of at most four homes and 10 percent in a larger one; more only if the cost of late rent is more.',
    citation: 'Tex. Prop. Code 92.019(a-1)',
    source: section92019,
    sourceKind: 'law',
    alsoSource: 'https://capitol.texas.gov/tlodocs/86R/billtext/html/SB01414H.htm',
    asOf: 'as amended in 2019',
    checkedOn,
  },
  lateFeeGrace: {
    value: days(2),
    text: 'Texas allows a late fee only once rent has been unpaid for two full days after its due date.',
    citation: 'Tex. Prop. Code 92.019(a)(3)',
    source: section92019,
    sourceKind: 'law',
    alsoSource: 'https://capitol.texas.gov/tlodocs/86R/billtext/html/SB01414H.htm',
    asOf: 'as amended in 2019',
    checkedOn,
  },
  returnedPaymentFeeCap: {
    value: { cents: 3000, take: 'lesser' },
    text: 'Texas caps the charge for a returned payment at $30.',
    citation: 'Tex. Bus. & Com. Code 3.506(b)',
    source: 'https://instalawyer.io/laws/texas-statutes/section-3506-processing-fee-by',
    sourceKind: 'law',
    alsoSource: 'https://capitol.texas.gov/tlodocs/82R/billtext/html/HB02793H.htm',
    checkedOn: '2026-11-23',
  },
  repairTime: {
    value: {},
    text: 'In Texas, seven days are presumed to be a reasonable time to repair what affects health or safety, after notice from a resident who is not behind with the rent. A second written notice follows, unless the first went by certified or other tracked mail.',
    citation: 'Tex. Prop. Code 92.056',
    source: 'https://texas.public.law/statutes/tex._prop._code_section_92.056',
    sourceKind: 'law',
    alsoSource: 'https://cityrulelookup.com/rental-property/habitability/fate-tx',
    checkedOn: '2026-11-28',
  },
}
