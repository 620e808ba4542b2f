/** Phrases that landlords type, and the forms that they mean, the likeliest first. */
export interface Synonym {
  phrases: readonly string[]
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

/** Only phrases that the forms' own texts do not contain. The words of a phrase match in any order. */
export const synonyms: readonly Synonym[] = [
  {
    phrases: ['3 day', 'three day', '5 day', '10 day', '14 day', 'pay or quit', 'pay or vacate'],
    formIds: [toPay, toCure, toQuit],
  },
  {
    phrases: ['eviction', 'evict', 'kick out', 'get out', 'remove tenant', 'not paying'],
    formIds: [toPay, toCure, toQuit, toEnd, 'proof-of-service'],
  },
  {
    phrases: ['30 day', '60 day', '90 day', 'notice to vacate', 'move out notice'],
    formIds: [toEnd, toLeave, raise],
  },
  {
    phrases: ['non renewal', 'not renew', 'end lease', 'end tenancy', 'no fault'],
    formIds: [toEnd],
  },
  {
    phrases: ['late rent', 'overdue rent', 'past due', 'unpaid rent', 'behind rent', 'missed rent'],
    formIds: ['late-rent-reminder', toPay, 'payment-plan-agreement'],
  },
  {
    phrases: ['raise rent', 'increase rent', 'rent hike', 'raise', 'higher rent', 'rent goes up'],
    formIds: [raise, 'lease-renewal', 'lease-amendment'],
  },
  {
    phrases: ['cosigner', 'co signer', 'cosign', 'guaranty', 'parent sign'],
    formIds: ['guarantor-agreement'],
  },
  {
    phrases: ['esa', 'emotional support', 'service animal', 'service dog', 'support animal'],
    formIds: ['assistance-animal-acknowledgment', 'pet-addendum'],
  },
  {
    phrases: ['dog', 'cat', 'puppy', 'animal'],
    formIds: ['pet-addendum', 'assistance-animal-acknowledgment'],
  },
  {
    phrases: ['move in', 'moving in', 'moves in'],
    formIds: [
      inspection,
      'move-in-cost-and-fee-disclosure',
      'keys-and-access-devices-receipt',
      'security-deposit-receipt',
      'resident-information-and-emergency-contacts',
    ],
  },
  {
    phrases: ['move out', 'moving out', 'moves out', 'leaving'],
    formIds: [toLeave, 'move-out-instructions', inspection, 'security-deposit-itemization'],
  },
  {
    phrases: ['walk through', 'walkthrough', 'condition report', 'checklist', 'inventory'],
    formIds: [inspection, 'furnished-appliance-inventory'],
  },
  {
    phrases: ['co detector', 'co alarm', 'smoke detector', 'carbon monoxide', 'fire alarm'],
    formIds: ['smoke-and-carbon-monoxide-alarm-addendum'],
  },
  {
    phrases: ['background check', 'credit check', 'tenant screening'],
    formIds: ['screening-authorization-and-fee-receipt', 'rental-application'],
  },
  {
    phrases: ['denial', 'deny', 'denied', 'reject', 'turn down', 'fcra'],
    formIds: ['adverse-action-notice'],
  },
  {
    phrases: ['reference check', 'proof of income', 'employer'],
    formIds: ['tenancy-employment-verification-request'],
  },
  { phrases: ['hold', 'reserve'], formIds: ['holding-deposit-agreement'] },
  {
    phrases: ['rental agreement', 'rental contract', 'tenancy agreement', 'contract'],
    formIds: [lease, monthly, 'room-rental-agreement'],
  },
  {
    phrases: ['lease', 'new lease', 'apartment lease', 'house lease', 'rent out'],
    formIds: [lease, monthly, 'room-rental-agreement'],
  },
  {
    phrases: ['free rent', 'free month', 'discount', 'rent special'],
    formIds: ['rent-concession-addendum'],
  },
  {
    phrases: ['just cause', 'ab 1482', 'owner move in', 'no fault', 'ellis'],
    formIds: ['california-just-cause-notice', 'notice-of-termination-non-renewal'],
  },
  {
    phrases: ['section 8', 'voucher', 'hud', 'housing authority'],
    formIds: ['housing-voucher-addendum'],
  },
  {
    phrases: ['hoa', 'condo', 'airbnb', 'vacation rental'],
    formIds: ['association-and-short-term-rental-addendum'],
  },
  { phrases: ['scooter', 'lithium', 'charging'], formIds: ['e-bike-and-battery-addendum'] },
  {
    phrases: ['reasonable accommodation', 'disability', 'grab bar', 'ramp'],
    formIds: ['accommodation-modification-request', 'assistance-animal-acknowledgment'],
  },
  { phrases: ['mtm', 'monthly', 'periodic'], formIds: [monthly] },
  { phrases: ['extend', 'extension', 'renew'], formIds: ['lease-renewal'] },
  { phrases: ['change lease', 'modify', 'modification'], formIds: ['lease-amendment'] },
  {
    phrases: ['add tenant', 'remove roommate', 'add roommate', 'swap'],
    formIds: ['roommate-change'],
  },
  { phrases: ['sublet', 'subtenant', 'subletting'], formIds: ['sublease-assignment-consent'] },
  {
    phrases: ['break lease', 'buy out', 'cash for keys', 'early move out'],
    formIds: ['mutual-early-termination-agreement'],
  },
  { phrases: ['joint several', 'shared rent'], formIds: ['roommate-addendum'] },
  {
    phrases: ['lead paint', 'pre 1978', '1978', 'epa'],
    formIds: ['lead-based-paint-disclosure', 'lead-pamphlet-receipt'],
  },
  {
    phrases: ['weed', 'marijuana', 'vaping', 'no smoking'],
    formIds: ['smoke-free-cannabis-addendum'],
  },
  { phrases: ['roach', 'mice', 'rodent', 'vermin'], formIds: ['bed-bug-and-pest-addendum'] },
  { phrases: ['radon', 'asbestos'], formIds: ['flood-hazard-known-conditions-disclosure'] },
  { phrases: ['gym', 'swimming'], formIds: ['amenities-pool-fitness-addendum'] },
  {
    phrases: ['lawn', 'snow', 'landscaping', 'garden'],
    formIds: ['yard-and-exterior-care-addendum'],
  },
  { phrases: ['scra', 'army', 'navy', 'deployment'], formIds: ['military-addendum'] },
  { phrases: ['car', 'vehicle', 'towing'], formIds: ['parking-garage-storage-addendum'] },
  {
    phrases: ['water bill', 'electric', 'gas bill', 'rubs', 'submeter'],
    formIds: ['utility-responsibility-addendum', 'submeter-and-shared-bill-addendum'],
  },
  { phrases: ['enter', '24 hour', 'access notice'], formIds: ['notice-of-entry'] },
  { phrases: ['fix', 'broken', 'work order'], formIds: ['maintenance-repair-request'] },
  {
    phrases: ['lease violation', 'breach', 'noise complaint'],
    formIds: ['lease-violation-warning', toCure],
  },
  {
    phrases: ['deposit return', 'deposit deduction', 'refund deposit', 'deposit refund'],
    formIds: ['security-deposit-itemization'],
  },
  { phrases: ['left behind', 'belongings', 'abandon'], formIds: ['notice-of-abandoned-property'] },
  {
    phrases: ['new landlord', 'new owner', 'property sold', 'new manager'],
    formIds: ['change-of-owner-manager-notice'],
  },
  { phrases: ['estoppel', 'lender', 'refinance'], formIds: ['tenant-estoppel-certificate'] },
  {
    phrases: ['installment', 'instalment', 'arrear', 'pay back'],
    formIds: ['payment-plan-agreement'],
  },
  { phrases: ['served', 'affidavit', 'declaration of service'], formIds: ['proof-of-service'] },
  { phrases: ['esign', 'electronic consent', 'email notice'], formIds: ['esign-consent-addendum'] },
]
