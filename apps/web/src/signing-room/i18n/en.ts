import type { ProblemCode } from '@countersign/contract/rules/problems'

/** Every text of the signing room in English. Each other language is an object of the same type. */
export const en = {
  /** BCP 47; recorded with the consent. */
  language: 'en-US',
  common: {
    windowTitle: 'Read, fill out and sign',
    language: 'Language',
    languageFailed: 'This language could not be loaded. Check your internet connection.',
    /** Shown where the page is in another language than the forms. */
    formsLanguage: '',
    opening: 'Opening your forms…',
    formsHeading: 'Forms in this packet',
    formOf: (index: number, total: number) => `Form ${index} of ${total}`,
    place: (form: string, section: number, sections: number) =>
      `${form}, section ${section} of ${sections}`,
    edition: (edition: string) => `Edition ${edition}`,
    openPdf: 'Open this form as a PDF',
    openingPdf: 'Opening the PDF…',
    pdfFailed: 'The PDF did not open. Check your internet connection, then try again.',
    missingHere: (count: number) => `${count} left`,
    completeHere: 'Done',
    dealTermsLeft: 'Deal terms left',
    blankHere: (count: number) => `${count} blank`,
    optional: 'Optional',
    neededOnlyWhen: (question: string, answers: readonly string[]) =>
      `Needed only if “${question}” is “${answers.join('” or “')}”.`,
    neededOnlyIfFilled: (question: string) => `Needed only if “${question}” is filled in.`,
    notAnswered: 'Not filled in',
    leftBlank: 'Left blank:',
    notYetGiven: 'Not filled in yet:',
    requiredByLaw: 'Text required by law',
    moreQuestions: 'More questions for this form',
    setWhenSigned: 'Added when signed',
    notSignedYet: 'Not signed yet',
    signAtEnd: 'You sign at the end of this form',
    signature: 'Signature',
    name: 'Name',
    dateSigned: 'Date signed',
    you: 'You',
  },
  bar: {
    label: 'Progress',
    next: 'Next',
    finish: 'Finish',
    finishing: 'Finishing…',
    answersMissing: (count: number) =>
      count === 1 ? '1 required answer left' : `${count} required answers left`,
    itemsMissing: (count: number) => (count === 1 ? '1 thing left' : `${count} things left`),
    complete: 'Everything required is done',
    completeFinish: 'Everything required is done. To send it, choose Finish.',
    saved: 'Saved',
    saving: 'Saving…',
    retrying: 'Not saved yet. Trying again…',
    rejected: 'Some answers could not be saved. They are marked.',
  },
  sign: {
    title: 'Read and sign',
    explain:
      'Read each form. Next takes you to each place where you sign or answer. Everything you enter is saved automatically, and you can come back on any device.',
    ownerExplain:
      'Every resident has signed. Read what they entered, then sign. The forms can no longer be changed.',
    finishNote: (name: string, sender: string) =>
      `When you choose Finish, you sign these forms as ${name}, and ${sender} gets them. You cannot change them after that.`,
    ownerFinishNote: (name: string) =>
      `When you choose Finish, you sign these forms as ${name}, and everyone receives the finished copy. You cannot change them after that.`,
    /** Above the forms, beside a sample of the highlight. */
    marked: 'Marked: what residents entered or signed.',
    answeredBy: (who: string) => `Answered by ${who}`,
    resident: (number: number) => `Resident ${number}`,
    signHere: 'Sign here',
    initialHere: 'Initial here',
    signing: 'Signing…',
    signedName: (label: string) => `Signed: ${label}`,
    clear: 'Clear',
    clearing: 'Clearing…',
    signedBy: (name: string) => `Signed by ${name}`,
    initialedBy: (name: string) => `Initialed by ${name}`,
    announceSigned: (left: string) => `Signed. ${left}.`,
    announceCleared: 'Cleared. This is no longer signed.',
    signFailed: 'This was not signed. Check your internet connection, then try again.',
    yourSignature: 'Your signature',
    changeSignature: 'Change my signature',
  },
  keyTerms: {
    heading: 'The key terms',
    explain: 'A summary of the forms below. Only the forms themselves count.',
    groups: {
      rent: 'Rent',
      dates: 'Dates',
      deposit: 'Deposit',
      lateFee: 'Late fee',
      pets: 'Pets',
    },
  },
  consent: {
    title: 'Before you read and sign',
    packet: 'Packet',
    forms: 'Forms',
    formCount: (count: number) => (count === 1 ? '1 form' : `${count} forms`),
    time: 'Estimated time',
    minutes: (count: number) => `About ${count} minutes`,
    timeExplain: (words: number, places: number) =>
      `About ${words.toLocaleString('en-US')} words to read, and ${places === 1 ? '1 place' : `${places} places`} to answer or sign. You can stop at any time: what you have done is saved.`,
    signingAs: 'Signing as',
    messageFrom: (sender: string) => `A message from ${sender}`,
    heading: 'Electronic records and signatures',
    intro: (sender: string) =>
      `${sender} wants to give you these forms on a screen and have you sign them there. That needs your agreement.`,
    points: (sender: string): { term: string; text: string }[] => [
      {
        term: 'You can have paper instead.',
        text: `Do not agree below. Choose “I’d rather sign on paper” at the end of this page, and ${sender} is told.`,
      },
      {
        term: 'You can change your mind.',
        text: `Until you choose Finish, tell ${sender} or choose Decline. It costs nothing, but these forms then end here, and you may be asked to sign them on paper. What you have already signed stays valid.`,
      },
      {
        term: 'What it covers.',
        text: 'Only the forms of this packet and their finished copy.',
      },
      {
        term: 'If your email or phone changes,',
        text: `tell ${sender}, so that your copy reaches you.`,
      },
      {
        term: 'Paper copies.',
        text: `Ask ${sender} for a paper copy at any time, free of charge. You can also print the PDF.`,
      },
      {
        term: 'What you need.',
        text: 'This device or another with a current web browser, an email account, and a program that opens PDF files, with room to keep them or a printer.',
      },
    ],
    tryHeading: 'See that your device can open the forms',
    tryText: 'Open the first form as a PDF. If you can read it, your device can do this.',
    tryAction: 'Open a sample form',
    sampleOpened: 'The PDF was opened on this device.',
    agree: 'I agree to use electronic records and signatures',
    agreeMeaning:
      'By agreeing you also confirm that you can open and keep these forms on your device.',
    version: (version: string) => `Version of this text: ${version}`,
    submit: 'Continue',
    submitting: 'One moment…',
    agreeFirst: 'To continue, check the box above. If you want paper instead, ask for it below.',
  },
  help: {
    heading: 'Other choices',
    link: 'Paper, questions, decline',
    paper: 'I’d rather sign on paper',
    ask: 'Ask the owner a question',
    wrongRecipient: 'This isn’t me',
    later: 'I want to finish later',
    decline: 'Decline',
  },
  ends: {
    unreachableTitle: 'We cannot reach Countersign right now',
    unreachableText:
      'Your answers are safe. Check your internet connection, then try again. We also keep trying automatically.',
    retry: 'Try again',
  },
  problems: {
    summaryTitle: (count: number) =>
      count === 1 ? '1 answer needs another look' : `${count} answers need another look`,
    unreachable:
      'We could not reach Countersign. Nothing is lost. Check your internet connection, then try again.',
    unexpected: (reference?: string) =>
      `Something went wrong on our side. Nothing is lost. Please try again.${reference === undefined ? '' : ` Reference: ${reference}`}`,
  },
  answers: {
    locale: 'en-US',
    yes: 'Yes',
    no: 'No',
    drawn: 'Drawn by hand',
    computed: 'Filled in automatically',
    notComputed: 'Follows from other answers',
  },
  /** The end of each form, where a resident confirms that they have read it. */
  confirm: {
    heading: 'Confirm this form',
    signHeading: 'Sign this form',
    readAndSign: 'I have read this form and sign it',
    signed: 'Read and signed',
    confirmed: (title: string) => `I have read “${title}”, and it is what I sign`,
    explain: 'If you change something in this form later, you will be asked again.',
    first: (left: number) =>
      left === 1
        ? 'First, do the one thing that is left in this form.'
        : `First, do the ${left} things that are left in this form.`,
    done: 'Confirmed',
    count: (done: number, total: number) =>
      `${done} of ${total} ${total === 1 ? 'form' : 'forms'} confirmed`,
  },
  pageView: {
    view: 'View',
    reading: 'Reading view',
    page: 'Page view',
    zoom: 'Page size',
    smaller: 'Zoom out',
    larger: 'Zoom in',
    fit: 'Fit to window',
    percent: (share: number) => `${share}%`,
    pageOf: (page: number, total: number) => `Page ${page} of ${total}`,
    opening: 'Opening the pages…',
    failed:
      'The pages could not be opened. You can read and sign the same form in the reading view, or check your internet connection and try again.',
    retry: 'Try again',
    showReadingView: 'Show the reading view',
  },
  serverErrors: {
    /** Translates what the server says is wrong with an answer. */
    answer: (message: string): string => message,
    /** Translates what the server asks to look at again. */
    warning: (message: string): string => message,
    /** Translates why the server rejected a call. */
    call: (_code: ProblemCode, message: string): string => message,
  },
}

export type Messages = typeof en & {
  /** About the translation of the forms; absent in English. */
  translation?: {
    note: string
    none: string
    show: string
    hide: string
    loading: string
    failed: string
    retry: string
  }
}
