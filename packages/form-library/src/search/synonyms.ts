/** What landlords type, and the forms that they mean by it, the likeliest first. */
export interface Synonym {
  says: readonly string[]
  formIds: readonly string[]
}

const toPay = 'notice-to-pay-or-quit'
const toCure = 'notice-to-cure-or-quit'
const toQuit = 'unconditional-notice-to-quit'
const toEnd = 'notice-of-termination-non-renewal'
const toLeave = 'residents-notice-of-intent-to-vacate'
const raise = 'notice-of-rent-increase-change-of-terms'
const inspection = 'move-in-move-out-inspection'
const lease = 'residential-lease'
const monthly = 'month-to-month-agreement'

/**
 * Only what the forms' own words do not say. A phrase of several words is found as a whole, in any
 * order; the words of its form stay findable beside it.
 */
export const synonyms: readonly Synonym[] = [
  {
    says: ['3 day', 'three day', '5 day', '10 day', '14 day', 'pay or quit', 'pay or vacate'],
    formIds: [toPay, toCure, toQuit],
  },
  {
    says: ['eviction', 'evict', 'kick out', 'get out', 'remove tenant', 'not paying'],
    formIds: [toPay, toCure, toQuit, toEnd, 'proof-of-service'],
  },
  {
    says: ['30 day', '60 day', '90 day', 'notice to vacate', 'move out notice'],
    formIds: [toEnd, toLeave, raise],
  },
  { says: ['non renewal', 'not renew', 'end lease', 'end tenancy', 'no fault'], formIds: [toEnd] },
  {
    says: ['late rent', 'overdue rent', 'past due', 'unpaid rent', 'behind rent', 'missed rent'],
    formIds: ['late-rent-reminder', toPay, 'payment-plan-agreement'],
  },
  {
    says: ['raise rent', 'increase rent', 'rent hike', 'raise', 'higher rent', 'rent goes up'],
    formIds: [raise, 'lease-renewal', 'lease-amendment'],
  },
  {
    says: ['cosigner', 'co signer', 'cosign', 'guaranty', 'parent sign'],
    formIds: ['guarantor-agreement'],
  },
  {
    says: ['esa', 'emotional support', 'service animal', 'service dog', 'support animal'],
    formIds: ['assistance-animal-acknowledgment', 'pet-addendum'],
  },
  {
    says: ['dog', 'cat', 'puppy', 'animal'],
    formIds: ['pet-addendum', 'assistance-animal-acknowledgment'],
  },
  {
    says: ['move in', 'moving in', 'moves in'],
    formIds: [
      inspection,
      'move-in-cost-and-fee-disclosure',
      'keys-and-access-devices-receipt',
      'security-deposit-receipt',
      'resident-information-and-emergency-contacts',
    ],
  },
  {
    says: ['move out', 'moving out', 'moves out', 'leaving'],
    formIds: [toLeave, 'move-out-instructions', inspection, 'security-deposit-itemization'],
  },
  {
    says: ['walk through', 'walkthrough', 'condition report', 'checklist', 'inventory'],
    formIds: [inspection, 'furnished-appliance-inventory'],
  },
  {
    says: ['co detector', 'co alarm', 'smoke detector', 'carbon monoxide', 'fire alarm'],
    formIds: ['smoke-and-carbon-monoxide-alarm-addendum'],
  },
  {
    says: ['background check', 'credit check', 'tenant screening'],
    formIds: ['screening-authorization-and-fee-receipt', 'rental-application'],
  },
  {
    says: ['denial', 'deny', 'denied', 'reject', 'turn down', 'fcra'],
    formIds: ['adverse-action-notice'],
  },
  {
    says: ['reference check', 'proof of income', 'employer'],
    formIds: ['tenancy-employment-verification-request'],
  },
  { says: ['hold', 'reserve'], formIds: ['holding-deposit-agreement'] },
  {
    says: ['rental agreement', 'rental contract', 'tenancy agreement', 'contract'],
    formIds: [lease, monthly, 'room-rental-agreement'],
  },
  { says: ['mtm', 'monthly', 'periodic'], formIds: [monthly] },
  { says: ['extend', 'extension', 'renew'], formIds: ['lease-renewal'] },
  { says: ['change lease', 'modify', 'modification'], formIds: ['lease-amendment'] },
  { says: ['add tenant', 'remove roommate', 'add roommate', 'swap'], formIds: ['roommate-change'] },
  { says: ['sublet', 'subtenant', 'subletting'], formIds: ['sublease-assignment-consent'] },
  {
    says: ['break lease', 'buy out', 'cash for keys', 'early move out'],
    formIds: ['mutual-early-termination-agreement'],
  },
  { says: ['joint several', 'shared rent'], formIds: ['roommate-addendum'] },
  {
    says: ['lead paint', 'pre 1978', '1978', 'epa'],
    formIds: ['lead-based-paint-disclosure', 'lead-pamphlet-receipt'],
  },
  {
    says: ['weed', 'marijuana', 'vaping', 'no smoking'],
    formIds: ['smoke-free-cannabis-addendum'],
  },
  { says: ['roach', 'mice', 'rodent', 'vermin'], formIds: ['bed-bug-and-pest-addendum'] },
  { says: ['radon', 'asbestos'], formIds: ['flood-hazard-known-conditions-disclosure'] },
  { says: ['gym', 'swimming'], formIds: ['amenities-pool-fitness-addendum'] },
  { says: ['lawn', 'snow', 'landscaping', 'garden'], formIds: ['yard-and-exterior-care-addendum'] },
  { says: ['scra', 'army', 'navy', 'deployment'], formIds: ['military-addendum'] },
  { says: ['car', 'vehicle', 'towing'], formIds: ['parking-garage-storage-addendum'] },
  {
    says: ['water bill', 'electric', 'gas bill', 'rubs'],
    formIds: ['utility-responsibility-addendum'],
  },
  { says: ['enter', '24 hour', 'access notice'], formIds: ['notice-of-entry'] },
  { says: ['fix', 'broken', 'work order'], formIds: ['maintenance-repair-request'] },
  {
    says: ['lease violation', 'breach', 'noise complaint'],
    formIds: ['lease-violation-warning', toCure],
  },
  {
    says: ['deposit return', 'deposit deduction', 'refund deposit', 'deposit refund'],
    formIds: ['security-deposit-itemization'],
  },
  { says: ['left behind', 'belongings', 'abandon'], formIds: ['notice-of-abandoned-property'] },
  {
    says: ['new landlord', 'new owner', 'property sold', 'new manager'],
    formIds: ['change-of-owner-manager-notice'],
  },
  { says: ['estoppel', 'lender', 'refinance'], formIds: ['tenant-estoppel-certificate'] },
  {
    says: ['installment', 'instalment', 'arrear', 'pay back'],
    formIds: ['payment-plan-agreement'],
  },
  { says: ['served', 'affidavit', 'declaration of service'], formIds: ['proof-of-service'] },
  { says: ['esign', 'electronic consent', 'email notice'], formIds: ['esign-consent-addendum'] },
]
