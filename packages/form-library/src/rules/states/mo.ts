import { days } from '../periods.ts'
import type { StateRules } from '../state-rule.ts'

const checkedOn = '2026-11-22'

export const missouri: StateRules = {
  state: 'MO',
  name: 'Missouri',
  terminationNotice: {
    value: [{ notice: days(30) }],
    text: 'Missouri requires 30 days before a monthly tenancy ends.',
    citation: 'Mo. Rev. Stat. 441.060',
    source: 'https://formswift.com/missouri-month-to-month-lease-agreement',
    sourceKind: 'summary',
    alsoSource: 'https://leaseagreements.com/termination/month-to-month',
    checkedOn,
  },
  depositReturn: {
    value: days(30),
    text: 'Missouri requires the refund or the itemized list within 30 days after the tenancy has ended.',
    citation: 'Mo. Rev. Stat. 535.300',
    source: 'https://www.nolo.com/legal-encyclopedia/missouri-security-deposits-36218.html',
    sourceKind: 'summary',
    alsoSource: 'https://joinpassive.com/states/missouri',
    checkedOn,
  },
}
