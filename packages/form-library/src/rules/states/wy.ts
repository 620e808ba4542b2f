import { days } from '../periods.ts'
import type { StateRules } from '../state-rule.ts'

export const wyoming: StateRules = {
  state: 'WY',
  name: 'Wyoming',
  depositReturn: {
    value: days(30),
    text: 'Wyoming requires the itemization and the refund within 30 days after the rental agreement has ended, or 15 days after the residents gave a new address, whichever is later. Damage adds 30 days.',
    citation: 'Wyo. Stat. 1-21-1208(a)',
    source:
      'https://github.com/UniCourt/cic-code-wy/blob/9a7a18cde9107b9d69fb3082159b80c52d445d88/transforms/wy/ocwy/r84/gov.wy.code.title.01.html',
    sourceKind: 'law',
    alsoSource: 'https://depositbackusa.com/wyoming/security-deposit-deadline/',
    checkedOn: '2026-11-28',
  },
}
