import { days } from '../periods.ts'
import type { StateRules } from '../state-rule.ts'

const checkedOn = '2026-11-20'
const deposits =
  'https://americanlandlord.com/arkansas-landlord-tenant-laws/arkansas-security-deposit-laws'
const alsoDeposits =
  'https://www.obligo.com/states/arkansas-security-deposit-laws-a-complete-guide-for-landlords-tenants'

export const arkansas: StateRules = {
  state: 'AR',
  name: 'Arkansas',
  cure: {
    value: days(14),
    text: 'Arkansas requires at least 14 days after the notice was received.',
    citation: 'Ark. Code 18-17-701(a)',
    source: 'https://www.rentce.com/arkansas-landlord-tenant-laws/',
    sourceKind: 'law',
    alsoSource:
      'https://americanlandlord.com/arkansas-landlord-tenant-laws/arkansas-tenant-noncompliance-with-rental-agreement',
    checkedOn,
  },
  terminationNotice: {
    value: [{ notice: days(30) }],
    text: 'Arkansas requires 30 days before a monthly tenancy ends.',
    citation: 'Ark. Code 18-17-704',
    source: 'https://leaseagreements.com/termination/month-to-month',
    sourceKind: 'summary',
    alsoSource:
      'https://www.nolo.com/legal-encyclopedia/state-rules-on-notice-required-to-change-or-terminate-a-month-to-month-tenancy.html',
    checkedOn: '2026-11-22',
  },
  depositCap: {
    value: { monthsOfRent: 2 },
    text: 'Arkansas allows two months’ rent. An owner of five homes or fewer who manages them without a paid manager is not bound by it.',
    citation: 'Ark. Code 18-16-304',
    source: deposits,
    sourceKind: 'summary',
    alsoSource: alsoDeposits,
    checkedOn,
  },
  depositReturn: {
    value: days(60),
    text: 'Arkansas requires the itemized notice and the refund within 60 days. An owner of five homes or fewer who manages them without a paid manager is not bound by it.',
    citation: 'Ark. Code 18-16-305',
    source: deposits,
    sourceKind: 'summary',
    alsoSource: alsoDeposits,
    checkedOn,
  },
}
