/** Forms that belong to one occasion, in the order in which they are read and signed. */
export interface FormBundle {
  /** Kebab-case and forever. */
  id: string
  title: string
  /** One line that starts with "Use this when". */
  useWhen: string
  forms: readonly SuggestedForm[]
}

/** A form with why it is there, in one sentence. */
export interface SuggestedForm {
  formId: string
  why: string
}

const leadDisclosure: SuggestedForm = {
  formId: 'lead-based-paint-disclosure',
  why: 'Proposed because we do not know the year in which the home was built. Federal law wants it for most homes built before 1978, and it must be read before the lease is signed (40 CFR 745.107). Take it out if the home is newer.',
}
const leadPamphlet: SuggestedForm = {
  formId: 'lead-pamphlet-receipt',
  why: 'Goes with the lead disclosure: it confirms that the EPA pamphlet was received. Take it out if the home was built in 1978 or later.',
}
const consent: SuggestedForm = {
  formId: 'esign-consent-addendum',
  why: 'Keeps the choice to sign electronically with the lease, and lets each person choose about notices by e-mail.',
}

export const bundles: readonly FormBundle[] = [
  {
    id: 'new-lease',
    title: 'New lease',
    useWhen: 'Use this when a home is rented to new residents for a fixed term.',
    forms: [
      leadDisclosure,
      leadPamphlet,
      {
        formId: 'move-in-cost-and-fee-disclosure',
        why: 'Shows every charge on one page before anyone is bound.',
      },
      { formId: 'residential-lease', why: 'The contract itself.' },
      {
        formId: 'smoke-and-carbon-monoxide-alarm-addendum',
        why: 'Records that the alarms work on the first day, and who tests them.',
      },
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
      {
        formId: 'security-deposit-receipt',
        why: 'Says what was received and where it is held, which many states ask for.',
      },
      {
        formId: 'keys-and-access-devices-receipt',
        why: 'Counts the keys that are handed over.',
      },
      {
        formId: 'move-in-move-out-inspection',
        why: 'The record of the home’s condition, on which the deposit is settled later.',
      },
    ],
  },
  {
    id: 'renewal',
    title: 'Renewal',
    useWhen: 'Use this when residents stay on after their lease ends.',
    forms: [
      {
        formId: 'lead-based-paint-disclosure',
        why: 'Proposed because we do not know the year in which the home was built. A renewal needs it only where it was never given, or where something new is known of lead (40 CFR 745.101). Otherwise take it out.',
      },
      { formId: 'lease-renewal', why: 'The new dates and the new rent; all else continues.' },
      {
        formId: 'renters-insurance-addendum',
        why: 'A renewal is the moment to see that the cover still runs.',
      },
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
      {
        formId: 'move-out-instructions',
        why: 'Says what to clean, where the keys go and when you walk through.',
      },
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
      {
        formId: 'lead-based-paint-disclosure',
        why: 'Proposed because we do not know the year in which the home was built: whoever joins is bound by the lease from now on. Take it out if the home was built in 1978 or later.',
      },
      {
        formId: 'roommate-change',
        why: 'Says who is released, who joins and what becomes of the deposit.',
      },
      {
        formId: 'roommate-addendum',
        why: 'Explains to everyone who stays that each answers for the whole rent.',
      },
      {
        formId: 'keys-and-access-devices-receipt',
        why: 'Counts the keys that change hands.',
      },
    ],
  },
]
