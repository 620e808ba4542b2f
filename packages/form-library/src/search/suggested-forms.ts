import type { UsState } from '@countersign/contract/schemas/shapes'

export interface SuggestedForm {
  formId: string
  why: string
  /** The reason once the year built is known; `{year}` stands for it. */
  whyBuilt?: string
  /** Only for such a home or household; for every one if absent. */
  when?: 'may-have-lead' | 'several-residents' | 'guarantor'
  /** Only for a home in one of these states. */
  states?: readonly UsState[]
  /** For some only: listed, but not chosen unless the owner says so. */
  optional?: boolean
}

export const suggested = {
  leadDisclosure: {
    formId: 'lead-based-paint-disclosure',
    when: 'may-have-lead',
    why: 'Proposed because we do not know the year in which the home was built. Federal law requires it for most homes built before 1978, and it must be read before the lease is signed (40 CFR 745.107). Take it out if the home is newer.',
    whyBuilt:
      'The home was built in {year}. Federal law requires it for most homes built before 1978, and it must be read before the lease is signed (40 CFR 745.107).',
  },
  leadAtRenewal: {
    formId: 'lead-based-paint-disclosure',
    when: 'may-have-lead',
    optional: true,
    whyBuilt:
      'The home was built in {year}. A renewal needs it only where it was never given, or where something new is known of lead (40 CFR 745.101).',
    why: 'Proposed because we do not know the year in which the home was built. A renewal needs it only where it was never given, or where something new is known of lead (40 CFR 745.101).',
  },
  leadForWhoJoins: {
    formId: 'lead-based-paint-disclosure',
    when: 'may-have-lead',
    whyBuilt: 'The home was built in {year}, and whoever joins is bound by the lease from now on.',
    why: 'Proposed because we do not know the year in which the home was built: whoever joins is bound by the lease from now on. Take it out if the home was built in 1978 or later.',
  },
  leadPamphlet: {
    formId: 'lead-pamphlet-receipt',
    when: 'may-have-lead',
    optional: true,
    whyBuilt:
      'Only if the EPA pamphlet is given on another day than the lead disclosure is signed: statement (d) of the disclosure confirms it already. The home was built in {year}.',
    why: 'Only if the EPA pamphlet is given on another day than the lead disclosure is signed: statement (d) of the disclosure confirms it already.',
  },
  costs: {
    formId: 'move-in-cost-and-fee-disclosure',
    why: 'Shows every charge on one page before anyone is bound.',
  },
  alarms: {
    formId: 'smoke-and-carbon-monoxide-alarm-addendum',
    why: 'Records that the alarms work on the first day, and who tests them.',
  },
  depositReceipt: {
    formId: 'security-deposit-receipt',
    why: 'Says what was received and where it is held, which many states require.',
  },
  lastMonthReceipt: {
    formId: 'massachusetts-last-month-rent-receipt',
    optional: true,
    why: 'Only if you took the last month’s rent in advance: Massachusetts law requires a receipt when it is paid.',
  },
  keysGiven: {
    formId: 'keys-and-access-devices-receipt',
    why: 'Counts the keys that are handed over.',
  },
  keysChange: {
    formId: 'keys-and-access-devices-receipt',
    why: 'Counts the keys that change hands.',
  },
  inspection: {
    formId: 'move-in-move-out-inspection',
    why: 'The record of the home’s condition, on which the deposit is settled later.',
  },
  insurance: {
    formId: 'renters-insurance-addendum',
    why: 'A renewal is the moment to see that the cover still runs.',
  },
  roommates: {
    formId: 'roommate-addendum',
    why: 'Explains to everyone who stays that each answers for the whole rent.',
  },
  guaranty: {
    formId: 'guarantor-agreement',
    when: 'guarantor',
    why: 'One of the signers is a guarantor, and this is what a guarantor signs.',
  },
  guarantyAtRenewal: {
    formId: 'guarantor-agreement',
    when: 'guarantor',
    why: 'A guarantor of the old lease may not answer for the new one unless they sign again.',
  },
  moveOut: {
    formId: 'move-out-instructions',
    why: 'Says what to clean, where the keys go and when you walk through.',
  },
} as const satisfies Record<string, SuggestedForm>
