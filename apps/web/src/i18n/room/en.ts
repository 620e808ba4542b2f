import type { ProblemCode } from '@countersign/contract/rules/problems'
import type { Language } from '../../lib/language.ts'
import { endSentence } from '../end-sentence.ts'

/** `undefined` for a label that has no translation. */
export type TranslateLabel = (english: string) => string | undefined

/** Every text of the signing room in English. Each other language is an object of the same type. */
export const en = {
  /** As it is chosen and stored. */
  code: 'en' as const,
  /** BCP 47; recorded with the consent. */
  language: 'en-US',
  common: {
    windowTitle: 'Read, fill out and sign',
    language: 'Language',
    /** The button that shows “Aa”. */
    tools: 'Aa: language, text size and view',
    languageFailed: 'This language could not be loaded. Check your internet connection.',
    /** Shown where the page is in another language than the forms. */
    formsLanguage: '',
    opening: 'Opening your forms…',
    openingForm: 'Opening this form…',
    formsHeading: 'Forms in this packet',
    formOf: (index: number, total: number) => `Form ${index} of ${total}`,
    place: (form: string, section: number, sections: number) =>
      `${form}, section ${section} of ${sections}`,
    edition: (edition: string) => `Edition ${edition}`,
    openPdf: 'Open this form as a PDF',
    openingPdf: 'Opening the PDF…',
    pdfFailed: 'The PDF did not open. Check your internet connection, then try again.',
    missingHere: (count: number) => `${count} left`,
    invalidHere: (count: number) => `${count} to correct`,
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
    answersInvalid: (count: number) =>
      count === 1 ? '1 answer to correct' : `${count} answers to correct`,
    complete: 'Everything required is done',
    completeFinish: 'Everything required is done. To send it, choose Finish.',
    saved: 'Saved',
    saving: 'Saving…',
    retrying: 'Not saved yet. Trying again…',
    rejected: 'Some answers could not be saved. They are marked.',
  },
  sign: {
    title: 'Read and sign',
    explain: 'Next takes you to each place to sign or answer. Your answers are saved as you go.',
    ownerExplain: 'Every resident has signed. Review what they entered, then sign.',
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
    timeExplain: (places: number) =>
      `${places === 1 ? '1 place' : `${places} places`} to answer or sign. You can stop at any time and continue later.`,
    signingAs: 'Signing as',
    messageFrom: (sender: string) => `A message from ${sender}`,
    heading: 'Electronic records and signatures',
    intro: (sender: string) =>
      `${sender} would like you to read and sign these forms electronically. That needs your agreement.`,
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
    unreachableText: 'Your answers are safe. Check your internet connection, then try again.',
    retry: 'Try again',
    filledTitle: 'The forms are filled out',
    filledText: 'Your answers are saved. Next is payment, and then the residents sign.',
    signedTitle: 'You have signed',
    signedText: (sender: string) =>
      `Thank you. ${sender} signs last, after every resident. Then you will receive the finished copy by email.`,
    ownerSignedTitle: 'Everyone has signed',
    ownerSignedText:
      'We are preparing the finished, sealed copy and will send it to everyone by email.',
    continue: 'Continue',
    declinedTitle: 'Signing was declined',
    declinedText: (sender: string) =>
      `Nothing more can be signed in this packet. ${sender} has been told and can send a new one.`,
    ownerDeclinedText: 'Nothing more can be signed in this packet. You can create a new one.',
    wrongRecipientTitle: 'Thank you for telling us',
    wrongRecipientText: (sender: string) =>
      `This link no longer works, and nothing that was entered with it counts. We have told ${endSentence(sender)} You can close this page and delete the message.`,
    revoked: {
      'answers-changed': {
        title: 'The documents are being changed',
        text: 'The owner is changing the documents. You will get a new link by email.',
      },
      corrected: {
        title: 'This link was replaced',
        text: 'A name, address or phone number was corrected, so this link no longer works. Look for a newer email with a new link, or ask the sender for one.',
      },
      'on-paper': {
        title: 'Finished on paper',
        text: 'These documents were finished on paper. There is nothing left to sign here.',
      },
    },
    closedTitle: 'This packet is closed',
    closedText:
      'Nothing more can be signed or changed here. If you did not expect this, ask whoever sent it to you.',
    close: 'Close',
    notYourTurnTitle: 'It is not your turn yet',
    notYourTurnText:
      'The owner or agent signs after every resident has signed. We will send you an email when it is your turn.',
    takenOverTitle: 'These forms are open somewhere else',
    takenOverText:
      'They were opened on another device or in another tab, with everything that was saved.',
    continueHere: 'Continue here',
    expiredTitle: 'This page has been open too long',
    expiredText:
      'For your security, your session has ended. Everything that was saved is still there.',
    reopen: 'Open again',
    reopenByLink:
      'If that does not work, open the packet again from your email or your list of packets.',
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
    explain: 'If you change this form later, we will ask you again.',
    first: (left: number) =>
      left === 1
        ? 'First, finish the one thing left in this form.'
        : `First, finish the ${left} things left in this form.`,
    done: 'Confirmed',
    count: (done: number, total: number) =>
      `${done} of ${total} ${total === 1 ? 'form' : 'forms'} confirmed`,
  },
  pageView: {
    view: 'View',
    reading: 'Reading view',
    page: 'Page view',
    textSize: 'Text size',
    smallerText: 'Smaller text',
    largerText: 'Larger text',
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
    /** Translates what the server says is wrong with an answer, and the labels of fields that it quotes. */
    answer: (message: string, _translateLabel?: TranslateLabel): string => message,
    /** Translates what the server asks to look at again. */
    warning: (message: string): string => message,
    /** Translates why the server rejected a call. */
    call: (_code: ProblemCode, message: string): string => message,
  },
  adopt: {
    title: 'Adopt your signature',
    explain: 'You do this once. Then you sign each place with one tap.',
    signingFor: (signer: string) =>
      `You sign as ${signer}. Your signature is your own name; whom you sign for is printed with it.`,
    wayToSign: 'How do you want to sign?',
    type: 'Type',
    draw: 'Draw',
    upload: 'Upload a picture',
    name: 'Your full name',
    initials: 'Your initials',
    preview: 'This is how it will look',
    previewSignature: (name: string) => `Signature: ${name}`,
    previewInitials: (initials: string) => `Initials: ${initials}`,
    font: 'Handwriting',
    fonts: {
      caveat: 'Plain hand',
      'dancing-script': 'Flowing hand',
      'homemade-apple': 'Pen and ink',
    },
    padSignature: 'Signature pad. Use your finger, a stylus or the mouse.',
    padInitials: 'Initials pad. Use your finger, a stylus or the mouse.',
    padHint:
      'Use your finger, a stylus or the mouse. If that is hard, a typed signature counts just the same.',
    padLoading: 'Loading the signature pad…',
    initialsByHand: 'Draw my initials too',
    undo: 'Undo last stroke',
    clearPad: 'Clear the box',
    pictureHint:
      'Sign on white paper with a dark pen, and take a photo of it in good light. We keep only the ink and remove the background.',
    pictureSignature: 'Take or choose a picture of your signature',
    pictureInitials: 'Take or choose a picture of your initials',
    pictureOther: 'Take or choose another picture',
    pictureReading: 'Reading the picture…',
    pictureRotate: 'Rotate the picture',
    pictureStrength: 'How much ink to keep',
    pictureStrengthValue: (step: number) => `Step ${step} of 9`,
    pictureCrop: 'Crop the picture',
    pictureCropSide: {
      left: 'Crop the left side',
      right: 'Crop the right side',
      top: 'Crop the top',
      bottom: 'Crop the bottom',
    },
    initialsByPicture: 'Use a picture for my initials too',
    pictureMissing: 'Take or choose a picture first.',
    pictureErrors: {
      tooLarge:
        'This file is too large. Choose a picture of at most 30 MB, or take a new one with your camera.',
      noPicture:
        'This file could not be opened as a picture. Choose a JPEG, PNG or WebP file, or take a photo.',
      blank:
        'We cannot find a signature in this picture. Take a new one closer and in better light, or move the slider to keep more ink.',
      crowded:
        'We cannot tell the signature from its background. Take the picture on plain white paper, or move the slider to keep less ink.',
    },
    meaning:
      'By choosing “Adopt and sign” you agree that this is your signature, as binding as one in ink.',
    submit: 'Adopt and sign',
    submitting: 'Signing…',
    cancel: 'Cancel',
    nameMissing: 'Enter your full name.',
    initialsMissing: 'Enter your initials.',
    signatureMissing: 'Draw your signature first.',
    initialsDrawingMissing: 'Draw your initials first.',
    drawingTooSmall: 'This is too small to be seen as yours. Draw it larger.',
  },
  decline: {
    title: 'Decline to sign?',
    explain: (sender: string) =>
      `Nobody can sign this packet after you decline. We will tell ${sender} your reason, and they may send you a new packet.`,
    ownerExplain:
      'Nobody can sign this packet after you decline. We will tell the residents your reason.',
    reason: 'Reason',
    reasonHelp: (sender: string) =>
      `${sender} will read this. For example: “The rent is not what we agreed.”`,
    ownerReasonHelp: 'The residents will read this.',
    reasonMissing: 'Enter a short reason, so that the sender knows what to do.',
    submit: 'Decline to sign',
    submitting: 'Declining…',
    back: 'Cancel',
  },
  form: {
    title: 'Fill out the forms',
    explain:
      'Answer each question once. Everything is saved as you go, so you can leave and come back.',
    known: 'Already filled in from your property and your signers',
    finishNote:
      'When every required answer is done, choose Finish. You can still change your answers after that, until someone signs.',
  },
  /** The page beside the questions. */
  sideBySide: {
    view: 'Questions',
    label: 'The page beside the questions',
    form: 'Form shown',
    pages: 'Pages of the form',
    hide: 'Hide the page',
  },
  fill: {
    intro: (packet: string, home: string) => `${packet}, for ${home}.`,
    dealTerms: 'Deal terms',
    usualAnswer: 'The usual answer. Change it if yours is different.',
    prefilledFrom: (packet: string) =>
      `Prefilled from “${packet}”. Check that it is still correct.`,
    fromDealTerms: 'From the deal terms',
  },
  /** At the top of the forms, where the packet starts from an earlier one. */
  whatChanges: {
    title: 'What changes this year?',
    explain: (packet: string) => `Your other answers are those of “${packet}”. No date was copied.`,
    nextTerm: (start: string, end: string) => `New term: ${start} to ${end}?`,
    useTerm: 'Use this term',
    last: 'Last year',
    same: 'Same as last year',
    isSame: 'Same as last year.',
    saved: 'Saved.',
    failed: 'This was not saved. Check your internet connection, then try again.',
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
    checkExplain: 'These may be wrong. If one is right as it is, leave it: you can still finish.',
    blank: (count: number) =>
      count === 0
        ? 'Optional answers are blank on purpose'
        : count === 1
          ? '1 optional answer is blank'
          : `${count} optional answers are blank`,
    blankExplain: 'The forms print them empty.',
    look: (count: number) =>
      count === 1 ? '1 answer left blank: look at it' : `${count} answers left blank: look at them`,
    leave: 'Leave them blank on purpose',
    undo: 'Undo',
    failed: 'This was not saved. Check your internet connection, then try again.',
    nextTitle: 'What happens when you choose Finish',
    next: [
      'Your answers are put into the forms, and you come to the payment page. Nobody is sent anything yet.',
      'After payment, the residents get their links to read and sign.',
      'You can still change your answers until someone signs: choose “Change answers”.',
    ],
  },
  /** Finish asks about answers that the law or the calendar speaks against. */
  anyway: {
    send: { title: 'Send it as it is?', submit: 'Send anyway' },
    print: { title: 'Print it as it is?', submit: 'Print anyway' },
    explain: (submit: string) =>
      `If you choose “${submit}”, your answers stay as they are, and the history records your choice.`,
    back: 'Change my answers',
  },
  /** What “Other choices” says once one is opened. */
  choices: {
    laterText: 'Close this page. Your answers are saved, and your link brings you back.',
    ownerLaterText: 'Close this page. Your answers are saved, and you can come back at any time.',
    sending: 'Sending…',
    paperText: (sender: string) =>
      `It is free. We will tell ${sender}, who will bring or send you the forms on paper. You can still sign here if you change your mind.`,
    requestPaper: 'Ask for paper',
    paperRequested: (sender: string) => `You asked for paper, and we told ${endSentence(sender)}`,
    askText: (sender: string) =>
      `${sender} will get your question by email and answer you by email or phone.`,
    question: 'Your question',
    sendQuestion: 'Send the question',
    questionSent: (sender: string) => `Your question was sent to ${endSentence(sender)}`,
    questionMissing: 'Enter your question.',
    wrongRecipientText: (name: string, sender: string) =>
      `These forms are for ${endSentence(name)} If that is not you, this link will stop working, what was entered with it will be deleted, and we will tell ${sender}.`,
    reportWrongRecipient: (name: string) => `I am not ${name}`,
    confirmWrongRecipient: 'End this link? It cannot be opened again.',
    endLink: 'Yes, end this link',
    keepLink: 'Keep it',
  },
  /** A resident has done everything. */
  signSummary: {
    title: 'Before you finish',
    signs: (name: string, forms: number) =>
      `When you choose Finish, ${name} signs ${forms === 1 ? 'this form' : `these ${forms} forms`}:`,
    unseen: (forms: number, all: number) =>
      forms === 1
        ? `${all === 1 ? 'It' : 'One of them'} was not on your screen to its end. You can read it now, or finish.`
        : `${forms} of them were not on your screen to their end. You can read them now, or finish.`,
  },
  fields: {
    /** Why typed input cannot be read as an answer. */
    rejections: {
      date: 'Enter a complete date, with the month first, such as 3/31/2027.',
      time: 'Enter a complete time, such as 9:30 AM.',
      money: 'Enter an amount such as 1,250 or 1250.50.',
      percent: 'Enter a percentage, such as 5 or 5.5.',
      integer: 'Enter a whole number, such as 3.',
      unclearNumber: (one: string, other: string) =>
        `This can be read in two ways. Write ${one} or ${other}.`,
      atLeast: (bound: string) => `Enter ${bound} or more.`,
      atMost: (bound: string) => `Enter ${bound} or less.`,
      phone:
        'Enter a valid US phone number. From another country, start with + and the country code.',
      email: 'Enter a valid email address, such as name@example.com.',
      zip: 'Enter a ZIP code of 5 digits.',
      oneLine: 'Write this on one line.',
      tooLong: (most: number) => `Use at most ${most.toLocaleString('en-US')} characters.`,
      row: (row: number, column: string, problem: string) => `Row ${row}, ${column}: ${problem}`,
    },
    /** Never an error. */
    doubtfulPhone: 'Check this number: numbers like it are not in use.',
    labelsAbroad: { city: 'City and region', zip: 'Postal code (optional)' },
    labels: {
      choose: 'Choose…',
      street: 'Street',
      unit: 'Unit (optional)',
      city: 'City',
      state: 'State',
      abroad: 'Abroad',
      country: 'Country',
      zip: 'ZIP',
      row: (index: number) => `Row ${index}`,
      addRow: 'Add a row',
      removeRow: (row: string) => `Remove ${row}`,
      /** Shows the cells of a row that nobody has to fill in. */
      moreCells: 'More',
      rowAdded: (row: string) => `${row} was added.`,
      rowRemoved: (row: string) => `${row} was removed.`,
      undo: 'Undo',
      rowsFull: (most: number) => `The table has room for ${most} rows.`,
    },
  },
  photos: {
    locale: 'en-US',
    room: 'Which room do the photos show?',
    choose: 'Choose a room',
    chooseFirst: 'Choose the room first.',
    add: 'Add photos',
    adding: (number: number, count: number) => `Adding photo ${number} of ${count}…`,
    added: (count: number) => (count === 1 ? '1 photo was added.' : `${count} photos were added.`),
    failed: (name: string, why: string) => `${name}: ${why}`,
    /** A sentence of the server; `undefined` if it is about something else than a photo. */
    refused: (sentence: string): string | undefined => sentence,
    unreachable: 'It was not saved. Check your internet connection and try again.',
    already: 'This photo is here already. To show it for another room, remove it first.',
    tryAgain: (count: number) => (count === 1 ? 'Try again' : `Try again with ${count} photos`),
    left: (count: number) =>
      count === 1 ? 'You can add 1 more photo.' : `You can add ${count} more photos.`,
    full: (max: number) => `There is room for ${max} photos. Remove one to add another.`,
    photo: (number: number, room: string) => `Photo ${number}: ${room}`,
    addedOn: (day: string) => `Added ${day}`,
    remove: (number: number, room: string) => `Remove photo ${number}: ${room}`,
    removeShort: 'Remove',
    removed: (room: string) => `The photo of ${room} was removed.`,
    undo: 'Undo',
    notShown: 'This photo could not be loaded.',
  },
  ratings: {
    unrated: 'Not rated',
    rating: (name: string) => `Your rating: ${name}`,
    remark: (name: string) => `Your remark: ${name}`,
    remarkHint: 'Your remark',
    noRating: 'Your rating',
    addRemark: 'Add a remark',
    agreeWithAll: (room: string) => `Agree with all: ${room}`,
    agreed: (room: string) => `You agree with the ratings of ${room}.`,
    empty: 'The owner has listed nothing here.',
  },
  inspections: {
    locale: 'en-US',
    question: 'Which signed move-in inspection is shown next to your ratings?',
    inspection: (name: string, day: string) => `“${name}”, signed on ${day}`,
    none: 'None: start empty',
    choose: 'Choose an inspection',
    shown: (name: string, day: string) =>
      `The ratings, notes and photos at move-in are those of “${name}”, signed by everyone on ${day}. They cannot be changed here.`,
    empty: 'You start empty: no earlier inspection is shown.',
    typed:
      'You have rated items at move-in yourself. Choosing an inspection replaces these ratings.',
    failed: 'It was not changed. Check your internet connection and try again.',
  },
}

export type RoomMessages = Omit<typeof en, 'code'> & {
  code: Language
  /** About the translation of the forms; absent in English. */
  translation?: {
    note: string
    /** Before the English title of a form that is read in translation. */
    signedInEnglish: string
    /** Unfolds the English of a section. */
    inEnglish: string
    none: string
    showEnglish: string
    hideEnglish: string
    loading: string
    failed: string
    retry: string
  }
}
