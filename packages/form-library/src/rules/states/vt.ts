import { days } from '../periods.ts'
import type { StateRules } from '../state-rule.ts'

const checkedOn = '2026-11-22'

export const vermont: StateRules = {
  state: 'VT',
  name: 'Vermont',
  entryNotice: {
    value: { hours: 48 },
    text: 'Vermont asks for 48 hours before the owner enters, except in an emergency.',
    citation: '9 V.S.A. 4460',
    source: 'https://www.rentce.com/vermont-landlord-tenant-laws/',
    sourceKind: 'summary',
    alsoSource: 'https://leasecraft.net/state/vt/security_deposit_return',
    asOf: 'December 2025',
    checkedOn,
  },
  depositReturn: {
    value: days(14),
    text: 'Vermont asks for the itemized statement and the refund within 14 days after the owner learns that the residents have left.',
    citation: '9 V.S.A. 4461',
    source: 'https://www.gowhale.com/security-deposit-laws/vermont',
    sourceKind: 'summary',
    alsoSource: 'https://www.rentce.com/vermont-landlord-tenant-laws/',
    checkedOn,
  },
}
