import { months } from '../periods.ts'
import type { StateRules } from '../state-rule.ts'

const checkedOn = '2026-11-22'

export const louisiana: StateRules = {
  state: 'LA',
  name: 'Louisiana',
  depositReturn: {
    value: months(1),
    text: 'Louisiana requires the refund and the itemized statement within one month after the lease has ended. The residents must give an address.',
    citation: 'La. R.S. 9:3251(A)',
    source: 'https://www.legis.la.gov/Legis/Law.aspx?d=107468',
    sourceKind: 'law',
    alsoSource: 'https://lasc.libguides.com/c.php?g=1070883&p=7796126',
    checkedOn,
  },
}
