import { days } from '../periods.ts'
import type { StateRules } from '../state-rule.ts'

const checkedOn = '2026-11-22'

export const newMexico: StateRules = {
  state: 'NM',
  name: 'New Mexico',
  depositReturn: {
    value: days(30),
    text: 'New Mexico requires the itemized list and the refund within 30 days after the rental agreement has ended or the residents have left, whichever is later.',
    citation: 'N.M. Stat. 47-8-18(C)',
    source: 'http://law.justia.com/codes/new-mexico/2014/chapter-47/article-8/section-47-8-18/',
    sourceKind: 'law',
    alsoSource: 'https://eforms.com/demand-letter/security-deposit/nm/',
    asOf: '2014; a summary of 2022 says the same',
    checkedOn,
  },
}
