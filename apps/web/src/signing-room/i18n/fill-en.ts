/** Texts that only who fills out sees, in English: fetched with that step. */
export const fillEn = {
  form: {
    title: 'Fill out the forms',
    explain:
      'Answer each question once, and your answer appears in every form. Everything you enter is saved automatically. You can leave and come back at any time.',
    dealTermsExplain: 'Terms that several forms share. You enter them once.',
    known: 'Already filled in from your property and your signers',
    finishNote:
      'When every required answer is done, choose Finish. You can still change your answers after that, until someone signs.',
  },
  /** The page beside the questions. */
  sideBySide: {
    view: 'Side by side',
    label: 'The page beside the questions',
    form: 'Form shown',
    pages: 'Pages of the form',
    hide: 'Hide the page',
    nothingAsked: 'Nothing to answer here',
  },
  fill: {
    intro: (packet: string, home: string) => `${packet}, for ${home}.`,
    dealTerms: 'Deal terms',
    prefilledFrom: {
      property: 'Prefilled from your property.',
      unit: 'Prefilled from the unit.',
      signers: 'Prefilled from your signers.',
      account: 'Prefilled from your account.',
      packet: 'Prefilled from this packet.',
      today: 'Prefilled with today’s date.',
      creationDay:
        'Prefilled with the date when you created this packet. Check that it is still correct.',
      usual: 'Prefilled with the usual answer. Change it if yours is different.',
    },
    prefilledFromEarlier: (packet: string) =>
      `Prefilled from “${packet}”, your last packet for this unit. Check that it is still correct.`,
    fromDealTerms: 'From the deal terms',
  },
  /** The owner reviews the forms before Finish. */
  review: {
    open: 'Review',
    title: 'Review the forms',
    explain: 'This is how the residents will see the forms. Choose an answer to change it.',
    missing: (count: number) =>
      count === 1 ? 'One answer is missing or wrong' : `${count} answers are missing or wrong`,
    nothingMissing: 'Nothing required is missing. If everything is right, choose Finish.',
    stillMissing: 'Still missing',
    signs: (who: string) => `${who} signs here`,
    initials: (who: string) => `${who} initials here`,
    answers: (who: string) => `${who} answers here`,
    resident: (number: string) => `Resident ${number}`,
    youSign: 'You sign here, after the residents',
    youInitial: 'You initial here, after the residents',
    youAnswer: 'You answer here when you sign',
    change: 'Change',
    changeAnswer: (label: string) => `Change “${label}”`,
    back: 'Back to filling out',
    returned: 'You are back on the page where you fill out the forms.',
  },
  dealTermGroups: {
    home: 'Parties and home',
    term: 'Term',
    rent: 'Rent',
    deposit: 'Deposit and charges',
    utilities: 'Utilities and parking',
    rules: 'Rules',
    contact: 'Addresses and contact',
    other: 'Other shared terms',
  },
  /** Below the heading of a group, where its questions need a word more. */
  dealTermHints: {
    contact:
      'Where residents, and the law, can reach you. Notices are letters about the lease, such as one that ends it: your home or office address will do.',
  },
  /** After the last form, before Finish. */
  beforeFinish: {
    title: 'Before you finish',
    missing: (count: number) =>
      count === 1
        ? 'One required answer is left. Next takes you to it.'
        : `${count} required answers are left. Next takes you to them.`,
    check: (count: number) => (count === 1 ? '1 thing to check' : `${count} things to check`),
    checkExplain:
      'These do not seem to fit together. If one is right as it is, leave it: you can still finish.',
    blank: (count: number) =>
      count === 0
        ? 'Nothing is left blank by mistake'
        : count === 1
          ? '1 answer is left blank'
          : `${count} answers are left blank`,
    blankExplain:
      'None of them is required; the forms print them empty. Look at them, or say that you leave them blank on purpose.',
    allOnPurpose: 'You left these blank on purpose. The forms print them empty.',
    look: (count: number) =>
      count === 1 ? '1 answer left blank: look at it' : `${count} answers left blank: look at them`,
    onPurpose: (count: number) => `${count} blank on purpose`,
    leave: 'Leave blank on purpose',
    undo: 'Undo',
    failed: 'This was not saved. Check your internet connection, then try again.',
    nextTitle: 'What happens when you choose Finish',
    next: [
      'Your answers are put into the forms, and you come to the payment page. Nobody is sent anything yet.',
      'After payment, the residents get their links to read and sign.',
      'You can still change your answers until someone signs: choose “Change answers”.',
    ],
  },
}

export type FillMessages = typeof fillEn
