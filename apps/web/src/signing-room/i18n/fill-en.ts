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
  beside: {
    view: 'Side by side',
    label: 'The page beside the questions',
    form: 'Form shown',
    pages: 'Pages of the form',
    hide: 'Hide the page',
    nothingAsked: 'Nothing to answer here',
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
  /** After the last form, before Finish. */
  beforeFinish: {
    title: 'Before you finish',
    missing: (count: number) =>
      count === 1
        ? 'One required answer is left. Next takes you to it.'
        : `${count} required answers are left. Next takes you to them.`,
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
