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

export const bundles: readonly FormBundle[] = [
  {
    id: 'new-lease',
    title: 'New lease',
    useWhen: 'Use this when a home is rented to new residents for a fixed term.',
    forms: [
      suggested.leadDisclosure,
      suggested.leadPamphlet,
      suggested.costs,
      { formId: 'residential-lease', why: 'The contract itself.' },
      suggested.alarms,
      {
        formId: 'mold-and-moisture-addendum',
        why: 'Says who ventilates and how fast a leak is reported.',
      },
      {
        formId: 'bed-bug-and-pest-addendum',
        why: 'Tells what is known of pests, which many states ask for.',
      },
      {
        formId: 'utility-responsibility-addendum',
        why: 'Says who pays each utility, so that nothing is shut off by mistake.',
      },
      consent,
      suggested.depositReceipt,
      suggested.keysGiven,
      suggested.inspection,
    ],
  },
  {
    id: 'renewal',
    title: 'Renewal',
    useWhen: 'Use this when residents stay on after their lease ends.',
    forms: [
      suggested.leadAtRenewal,
      { formId: 'lease-renewal', why: 'The new dates and the new rent; all else continues.' },
      suggested.insurance,
      {
        formId: 'notice-of-rent-increase-change-of-terms',
        why: 'Many states want a notice before the rent rises, some also at a renewal.',
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
        why: 'Changes the lease where it says that no pets are allowed, or where the rent changes.',
      },
    ],
  },
  {
    id: 'move-out',
    title: 'Move out',
    useWhen: 'Use this when residents leave and the deposit is to be settled.',
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
      {
        formId: 'security-deposit-itemization',
        why: 'Accounts for every deduction. State law sets its deadline.',
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
        why: 'Says who is released, who joins and what becomes of the deposit.',
      },
      suggested.roommates,
      suggested.keysChange,
    ],
  },
]
