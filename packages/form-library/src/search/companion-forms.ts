import { suggested, type SuggestedForm } from './suggested-forms.ts'

const paymentPlan: SuggestedForm = {
  formId: 'payment-plan-agreement',
  why: 'If you agree to be paid over time instead.',
}
const goodCause: SuggestedForm = {
  formId: 'new-york-good-cause-notice',
  why: 'New York law requires it with every lease and every renewal.',
}
const californiaAgain: SuggestedForm = {
  formId: 'california-lease-addendum',
  why: 'California law requires the statement on rent limits and just cause in renewals too.',
}
const goodCauseToServe: SuggestedForm = {
  formId: 'new-york-good-cause-notice-to-serve',
  why: 'New York law requires it attached to this notice.',
}
const thirtyDays: SuggestedForm = {
  formId: 'thirty-day-notice-for-rent',
  why: 'Instead, if the home has a federally backed loan or other federal aid.',
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
  'lease-amendment': [
    { formId: 'rent-concession-addendum', why: 'If rent is lower for some months only.' },
  ],
  'lease-renewal-offer': [
    { formId: 'lease-renewal', why: 'The contract, once the offer is accepted.' },
  ],
  'lease-renewal': [suggested.leadAtRenewal, goodCause, californiaAgain, suggested.insurance],
  'roommate-change': [suggested.leadForWhoJoins, suggested.roommates, suggested.keysChange],
  'lead-based-paint-disclosure': [suggested.leadPamphlet],
  'holding-deposit-agreement': [suggested.costs],
  'move-in-cost-and-fee-disclosure': [suggested.depositReceipt],
  'security-deposit-receipt': [suggested.inspection, suggested.lastMonthReceipt],
  'move-in-move-out-inspection': [suggested.keysGiven],
  'assistance-animal-acknowledgment': [
    {
      formId: 'accommodation-modification-request',
      why: 'For a resident who asks for another change because of a disability.',
    },
  ],
  'pet-addendum': [
    {
      formId: 'assistance-animal-acknowledgment',
      why: 'Instead, for an animal that helps with a disability: it is not a pet.',
    },
  ],
  'utility-responsibility-addendum': [
    {
      formId: 'submeter-and-shared-bill-addendum',
      why: 'If you bill by submeter or by a share: some states require its figures before signing.',
    },
  ],
  'parking-garage-storage-addendum': [
    { formId: 'e-bike-and-battery-addendum', why: 'Where e-bikes are kept and charged.' },
  ],
  'lease-violation-warning': [
    { formId: 'notice-to-cure-or-quit', why: 'The legal notice, if the warning does not help.' },
  ],
  'house-rules-community-policies': [
    { formId: 'smoke-free-cannabis-addendum', why: 'Where smoking is barred, in full.' },
    { formId: 'parking-garage-storage-addendum', why: 'Who parks where.' },
    {
      formId: 'crime-free-addendum',
      why: 'Which crimes are a breach, where state and city law allow it.',
    },
  ],
  'residents-notice-of-intent-to-vacate': [suggested.moveOut],
  'mutual-early-termination-agreement': [suggested.moveOut],
  'notice-to-pay-or-quit': [goodCauseToServe, proofOfService, paymentPlan],
  'florida-three-day-notice': [thirtyDays],
  'washington-fourteen-day-notice': [thirtyDays, paymentPlan],
  'security-deposit-itemization': [
    {
      formId: 'florida-deposit-claim-notice',
      why: 'If part of the deposit is kept: Florida law requires it within 30 days.',
    },
  ],
  'ohio-notice-to-leave': [thirtyDays],
  'notice-to-cure-or-quit': [proofOfService],
  'unconditional-notice-to-quit': [proofOfService],
  'notice-of-termination-non-renewal': [
    goodCauseToServe,
    proofOfService,
    {
      formId: 'california-just-cause-notice',
      why: 'Instead, if Civil Code 1946.2 covers the home and the cause is nobody’s fault.',
    },
  ],
  'notice-of-rent-increase-change-of-terms': [goodCauseToServe],
}
