import { days } from '../periods.ts'
import type { StateRules } from '../state-rule.ts'

export const minnesota: StateRules = {
  state: 'MN',
  name: 'Minnesota',
  depositReturn: {
    value: days(21),
    text: 'Minnesota requires the refund with interest, or a statement of reasons, within three weeks after the tenancy has ended and the residents have given an address.',
    citation: 'Minn. Stat. 504B.178, subd. 3',
    source: 'https://www.revisor.mn.gov/statutes/?id=504B.178&year=2007',
    sourceKind: 'law',
    alsoSource: 'https://balandlaw.com/blog/category/property-owner',
    asOf: 'the statutes of 2007; the second source is later',
    checkedOn: '2026-11-28',
  },
  lateFeeCap: {
    value: { percentOfRent: 8, take: 'lesser' },
    text: 'Minnesota allows 8 percent of the rent that is late, if a late fee and its day are agreed in writing.',
    citation: 'Minn. Stat. 504B.177(a)',
    source: 'https://cetient.com/opinion/4702192/hartshorne-v-commissioner',
    sourceKind: 'summary',
    alsoSource: 'https://dangcontracts.com/check/residential-lease/minnesota-late-fee-cap',
    asOf: 'quoted by the attorney general on June 30, 2021',
    checkedOn: '2026-11-28',
  },
}
