import type { SuggestedForm } from './bundles.ts'

const lead: SuggestedForm = {
  formId: 'lead-based-paint-disclosure',
  why: 'Federal law wants it before the lease of most homes built before 1978.',
}
const pamphlet: SuggestedForm = {
  formId: 'lead-pamphlet-receipt',
  why: 'Confirms that the EPA pamphlet was received.',
}
const pet: SuggestedForm = { formId: 'pet-addendum', why: 'If an animal moves in.' }
const alarms: SuggestedForm = {
  formId: 'smoke-and-carbon-monoxide-alarm-addendum',
  why: 'Records that the alarms work on the first day.',
}
const inspection: SuggestedForm = {
  formId: 'move-in-move-out-inspection',
  why: 'The record on which the deposit is settled later.',
}
const receipt: SuggestedForm = {
  formId: 'security-deposit-receipt',
  why: 'Says what was received and where it is held.',
}
const plan: SuggestedForm = {
  formId: 'payment-plan-agreement',
  why: 'If you agree to be paid over time instead.',
}
const service: SuggestedForm = {
  formId: 'proof-of-service',
  why: 'For whoever hands over the notice to sign in ink afterwards.',
}

/** From a form to those that are often added beside it, the likeliest first. At most three. */
export const goesWith: Readonly<Record<string, readonly SuggestedForm[]>> = {
  'rental-application': [
    {
      formId: 'screening-authorization-and-fee-receipt',
      why: 'Permission to order reports about the applicant.',
    },
    {
      formId: 'rental-criteria-acknowledgment',
      why: 'The same written criteria for every applicant.',
    },
  ],
  'residential-lease': [lead, alarms, inspection],
  'month-to-month-agreement': [lead, alarms, inspection],
  'room-rental-agreement': [
    lead,
    { formId: 'house-rules-community-policies', why: 'Shared rooms need rules in writing.' },
    alarms,
  ],
  'lease-renewal': [
    { formId: 'renters-insurance-addendum', why: 'To see that the cover still runs.' },
    pet,
  ],
  'roommate-change': [
    { formId: 'roommate-addendum', why: 'Explains that each answers for the whole rent.' },
    { formId: 'keys-and-access-devices-receipt', why: 'Counts the keys that change hands.' },
  ],
  'lead-based-paint-disclosure': [pamphlet],
  'holding-deposit-agreement': [
    {
      formId: 'move-in-cost-and-fee-disclosure',
      why: 'Shows every charge before anyone is bound.',
    },
  ],
  'move-in-cost-and-fee-disclosure': [receipt],
  'security-deposit-receipt': [inspection],
  'move-in-move-out-inspection': [
    {
      formId: 'keys-and-access-devices-receipt',
      why: 'Counts the keys that are handed over.',
    },
  ],
  'house-rules-community-policies': [
    { formId: 'smoke-free-cannabis-addendum', why: 'Where smoking is barred, in full.' },
    { formId: 'parking-garage-storage-addendum', why: 'Who parks where.' },
  ],
  'residents-notice-of-intent-to-vacate': [
    { formId: 'move-out-instructions', why: 'What to clean and where the keys go.' },
  ],
  'mutual-early-termination-agreement': [
    { formId: 'move-out-instructions', why: 'What to clean and where the keys go.' },
  ],
  'notice-to-pay-or-quit': [service, plan],
  'notice-to-cure-or-quit': [service],
  'unconditional-notice-to-quit': [service],
  'notice-of-termination-non-renewal': [service],
}
