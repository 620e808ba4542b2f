import { suggested, type SuggestedForm } from './suggested-forms.ts'

/** The forms for one occasion, in the order in which they are read and signed. */
export interface FormBundle {
  /** Kebab-case; never changes. */
  id: string
  title: string
  /** One line that starts with "Use this when". */
  useWhen: string
  forms: readonly SuggestedForm[]
}

const consent: SuggestedForm = {
  formId: 'esign-consent-addendum',
  why: 'Keeps the choice to sign electronically with the lease, and lets each person choose about notices by email.',
}

const lease: SuggestedForm = { formId: 'residential-lease', why: 'The contract itself.' }
const mold: SuggestedForm = {
  formId: 'mold-and-moisture-addendum',
  why: 'Who ventilates, and how fast a leak is reported.',
}
const pests: SuggestedForm = {
  formId: 'bed-bug-and-pest-addendum',
  why: 'What is known about pests. Many states require it.',
}
const roommates: SuggestedForm = {
  formId: 'roommate-addendum',
  when: 'several-residents',
  optional: true,
  why: 'For roommates: who pays what share, and what happens when one leaves.',
}
const utilities: SuggestedForm = {
  formId: 'utility-responsibility-addendum',
  why: 'Who pays each utility, so that nothing is shut off by mistake.',
}

/** Only the one of the home’s state is shown. */
const stateAddenda: readonly SuggestedForm[] = [
  ...[
    'california',
    'colorado',
    'florida',
    'illinois',
    'michigan',
    'new-jersey',
    'new-york',
    'texas',
    'virginia',
    'washington',
  ].map((state) => ({
    formId: `${state}-lease-addendum`,
    why: 'The statements that the law of this state adds to a lease.',
  })),
  {
    formId: 'new-york-good-cause-notice',
    why: 'New York law requires it with every lease and every renewal.',
  },
  {
    formId: 'texas-flood-notice',
    why: 'Texas law requires a separate document on what the landlord knows of flooding.',
  },
  {
    formId: 'florida-flood-disclosure',
    why: 'Florida law requires it for a lease of one year or longer. Otherwise take it out.',
  },
  {
    formId: 'florida-early-termination-addendum',
    optional: true,
    why: 'Only if the lease may be ended early for a fee: without it there is no such fee.',
  },
  {
    formId: 'flood-hazard-known-conditions-disclosure',
    states: ['GA'],
    why: 'Georgia law requires the owner to say before signing whether living space was flooded three times in five years (O.C.G.A. 44-7-20).',
  },
  {
    formId: 'move-in-move-out-inspection',
    states: ['GA', 'KY'],
    why: 'Georgia law and, where its landlord and tenant act applies, Kentucky law require a signed list of existing damage before a deposit is paid (O.C.G.A. 44-7-33, KRS 383.580).',
  },
]

/** What some homes and households need besides. */
const forSome: readonly SuggestedForm[] = [
  {
    formId: 'housing-voucher-addendum',
    optional: true,
    why: 'Only if a housing agency pays a part of the rent under a voucher.',
  },
  {
    formId: 'association-and-short-term-rental-addendum',
    optional: true,
    why: 'Only if the home is in an owners’ association, or short stays for pay are to be barred.',
  },
]

/** What the law of a state requires again with a renewal. */
const renewalAddenda: readonly SuggestedForm[] = [
  {
    formId: 'california-lease-addendum',
    why: 'California law requires the statement on rent limits and just cause in renewals too.',
  },
  {
    formId: 'illinois-lease-addendum',
    why: 'Illinois law requires the statement on flooding in renewals too.',
  },
  {
    formId: 'new-york-good-cause-notice',
    why: 'New York law requires it with every lease and every renewal.',
  },
]

export const bundles: readonly FormBundle[] = [
  {
    id: 'new-lease',
    title: 'New lease',
    useWhen: 'Use this when a home is rented to new residents for a fixed term.',
    forms: [
      suggested.leadDisclosure,
      suggested.costs,
      lease,
      ...stateAddenda,
      suggested.alarms,
      mold,
      pests,
      utilities,
      roommates,
      suggested.guaranty,
      consent,
      ...forSome,
    ],
  },
  {
    id: 'renewal',
    title: 'Renewal',
    useWhen: 'Use this when residents stay on after their lease ends.',
    forms: [
      suggested.leadAtRenewal,
      { formId: 'lease-renewal', why: 'The new dates and the new rent; all else continues.' },
      ...renewalAddenda,
      suggested.insurance,
      suggested.guarantyAtRenewal,
    ],
  },
  {
    id: 'month-to-month',
    title: 'Month to month',
    useWhen: 'Use this when a home is rented to new residents without a fixed end.',
    forms: [
      suggested.leadDisclosure,
      suggested.costs,
      {
        formId: 'month-to-month-agreement',
        why: 'The contract itself; it renews each month until notice is given.',
      },
      ...stateAddenda,
      suggested.alarms,
      mold,
      pests,
      utilities,
      roommates,
      suggested.guaranty,
      consent,
      ...forSome,
    ],
  },
  {
    id: 'application',
    title: 'Application',
    useWhen: 'Use this when somebody applies for a home.',
    forms: [
      {
        formId: 'rental-criteria-acknowledgment',
        why: 'The same written criteria for every applicant, before a fee is paid.',
      },
      { formId: 'rental-application', why: 'One for each adult, with the consent to be screened.' },
    ],
  },
  {
    id: 'move-out',
    title: 'Move out',
    useWhen: 'Use this when residents leave.',
    forms: [
      {
        formId: 'residents-notice-of-intent-to-vacate',
        why: 'The residents’ own notice, with the address to which the deposit goes.',
      },
      suggested.moveOut,
      {
        formId: 'move-in-move-out-inspection',
        why: 'The condition on the last day, beside that of the first.',
      },
    ],
  },
  {
    id: 'room',
    title: 'Room',
    useWhen: 'Use this when you rent out a room in a shared home.',
    forms: [
      { formId: 'room-rental-agreement', why: 'The contract for the room and the shared areas.' },
      ...stateAddenda,
      { formId: 'house-rules-community-policies', why: 'Shared rooms need rules in writing.' },
      suggested.alarms,
      suggested.guaranty,
      consent,
    ],
  },
  {
    id: 'move-in-day',
    title: 'Move-in day',
    useWhen: 'Use this when the lease is signed and the residents get the keys.',
    forms: [
      suggested.inspection,
      suggested.keysGiven,
      suggested.depositReceipt,
      suggested.lastMonthReceipt,
      {
        formId: 'resident-information-and-emergency-contacts',
        why: 'Whom to call in an emergency. Each resident fills in a private copy.',
      },
    ],
  },
  {
    id: 'pet-moves-in',
    title: 'Pet moves in',
    useWhen: 'Use this when you agree that a resident may keep an animal.',
    forms: [
      { formId: 'pet-addendum', why: 'Names the animal, its rules and its charges.' },
      {
        formId: 'lease-amendment',
        optional: true,
        why: 'Only if the lease says otherwise: it changes the lease where that bars pets, or where the rent changes.',
      },
    ],
  },
  {
    id: 'deposit-return',
    title: 'Deposit return',
    useWhen: 'Use this when the residents have left and the deposit is to be settled.',
    forms: [
      {
        formId: 'security-deposit-itemization',
        why: 'Accounts for every deduction. State law sets its deadline.',
      },
      {
        formId: 'florida-deposit-claim-notice',
        optional: true,
        why: 'Only if part of the deposit is kept: Florida law requires it within 30 days.',
      },
      {
        formId: 'notice-of-abandoned-property',
        optional: true,
        why: 'Only if belongings were left behind.',
      },
    ],
  },
  {
    id: 'not-paid',
    title: 'Rent not paid',
    useWhen: 'Use this when rent is late.',
    forms: [
      { formId: 'late-rent-reminder', why: 'A friendly letter first; it is not a legal notice.' },
      {
        formId: 'notice-to-pay-or-quit',
        why: 'The demand that the law requires before a court case, with its proof of service.',
      },
      {
        formId: 'florida-three-day-notice',
        why: 'The demand in the words that Florida law prescribes.',
      },
      {
        formId: 'washington-fourteen-day-notice',
        why: 'The demand in the form that Washington law prescribes.',
      },
      {
        formId: 'ohio-notice-to-leave',
        why: 'The notice with the warning that Ohio law prescribes.',
      },
      {
        formId: 'new-york-good-cause-notice-to-serve',
        why: 'New York law requires it attached to the demand.',
      },
      {
        formId: 'payment-plan-agreement',
        optional: true,
        why: 'If you agree to be paid over time instead.',
      },
    ],
  },
  {
    id: 'rent-increase',
    title: 'Rent increase',
    useWhen: 'Use this when the rent of a monthly tenancy goes up.',
    forms: [
      {
        formId: 'notice-of-rent-increase-change-of-terms',
        why: 'The notice of the new rent, with the days that state law sets.',
      },
      {
        formId: 'washington-rent-increase-notice',
        why: 'The notice in the form that Washington law prescribes.',
      },
      {
        formId: 'new-york-good-cause-notice-to-serve',
        optional: true,
        why: 'Only if rent rises by 5 percent or more: New York law requires it attached.',
      },
    ],
  },
  {
    id: 'no-fault-end',
    title: 'Tenancy ends',
    useWhen: 'Use this when you end a tenancy and nobody has broken the lease.',
    forms: [
      {
        formId: 'notice-of-termination-non-renewal',
        why: 'The notice that ends the tenancy, with its proof of service.',
      },
      {
        formId: 'new-york-good-cause-notice-to-serve',
        why: 'New York law requires it attached to the notice.',
      },
      suggested.moveOut,
    ],
  },
  {
    id: 'new-owner',
    title: 'New owner',
    useWhen: 'Use this when the home is sold or the manager changes.',
    forms: [
      {
        formId: 'tenant-estoppel-certificate',
        why: 'The residents confirm the terms for the buyer.',
      },
      {
        formId: 'change-of-owner-manager-notice',
        why: 'Tells the residents whom to pay and whom to write to.',
      },
    ],
  },
  {
    id: 'roommate-change',
    title: 'Roommate change',
    useWhen: 'Use this when one resident leaves or another one joins during the lease.',
    forms: [
      suggested.leadForWhoJoins,
      {
        formId: 'roommate-change',
        why: 'Who is released, who joins and what becomes of the deposit.',
      },
      suggested.roommates,
      suggested.keysChange,
    ],
  },
]
