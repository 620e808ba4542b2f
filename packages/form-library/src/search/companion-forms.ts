import { suggested, type SuggestedForm } from './suggested-forms.ts'

const petAddendum: SuggestedForm = { formId: 'pet-addendum', why: 'If an animal moves in.' }
const paymentPlan: SuggestedForm = {
  formId: 'payment-plan-agreement',
  why: 'If you agree to be paid over time instead.',
}
const proofOfService: SuggestedForm = {
  formId: 'proof-of-service',
  why: 'For whoever hands over the notice to sign in ink afterwards.',
}

/** By form id: at most three forms that are often added with it, the likeliest first. */
export const companionForms: Readonly<Record<string, readonly SuggestedForm[]>> = {
  'rental-application': [
    {
      formId: 'screening-authorization-and-fee-receipt',
      why: 'If you took a fee, or order a report that the application does not allow.',
    },
    {
      formId: 'rental-criteria-acknowledgment',
      why: 'The same written criteria for every applicant.',
    },
  ],
  'residential-lease': [suggested.leadDisclosure, suggested.alarms, suggested.costs],
  'month-to-month-agreement': [suggested.leadDisclosure, suggested.alarms, suggested.costs],
  'room-rental-agreement': [
    suggested.leadDisclosure,
    { formId: 'house-rules-community-policies', why: 'Shared rooms need rules in writing.' },
    suggested.alarms,
  ],
  'lease-renewal-offer': [
    { formId: 'lease-renewal', why: 'The contract, once the offer is accepted.' },
  ],
  'lease-renewal': [suggested.leadAtRenewal, suggested.insurance, petAddendum],
  'roommate-change': [suggested.leadForWhoJoins, suggested.roommates, suggested.keysChange],
  'lead-based-paint-disclosure': [suggested.leadPamphlet],
  'holding-deposit-agreement': [suggested.costs],
  'move-in-cost-and-fee-disclosure': [suggested.depositReceipt],
  'security-deposit-receipt': [suggested.inspection],
  'move-in-move-out-inspection': [suggested.keysGiven],
  'house-rules-community-policies': [
    { formId: 'smoke-free-cannabis-addendum', why: 'Where smoking is barred, in full.' },
    { formId: 'parking-garage-storage-addendum', why: 'Who parks where.' },
  ],
  'residents-notice-of-intent-to-vacate': [suggested.moveOut],
  'mutual-early-termination-agreement': [suggested.moveOut],
  'notice-to-pay-or-quit': [proofOfService, paymentPlan],
  'notice-to-cure-or-quit': [proofOfService],
  'unconditional-notice-to-quit': [proofOfService],
  'notice-of-termination-non-renewal': [proofOfService],
}
