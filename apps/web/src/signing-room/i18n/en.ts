import type { ProblemCode } from '@countersign/contract'

/** Every text of the signing room in English. Each other language is an object of the same type. */
export const en = {
  /** BCP 47; recorded with the consent. */
  language: 'en-US',
  common: {
    windowTitle: 'Read, fill out and sign',
    language: 'Language',
    languageFailed: 'The language could not be loaded. Check your internet connection.',
    /** Said where the words around the forms are in another language than the forms. */
    formsLanguage: '',
    opening: 'Opening your forms…',
    formsHeading: 'Forms in this packet',
    formOf: (index: number, total: number) => `Form ${index} of ${total}`,
    edition: (edition: string) => `Edition ${edition}`,
    openPdf: 'Open this form as a PDF',
    openingPdf: 'Opening the PDF…',
    pdfFailed: 'The PDF did not open. Check your internet connection, then try again.',
    leftHere: (count: number) => `${count} left`,
    nothingLeftHere: 'Done',
    optional: 'Optional',
    neededOnlyWhen: (question: string, answers: string) =>
      `Needed only when “${question}” is “${answers}”.`,
    notAnswered: 'Not filled in',
    requiredByLaw: 'Words required by law',
    otherAnswers: 'More to answer for this form',
    setWhenSigned: 'Set when signed',
    notSignedYet: 'Not signed yet',
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
    left: (count: number) =>
      count === 1 ? '1 required answer left' : `${count} required answers left`,
    placesLeft: (count: number) => (count === 1 ? '1 thing left' : `${count} things left`),
    nothingLeft: 'Everything required is done',
    nothingLeftFinish: 'Everything required is done. To send it, choose Finish.',
    saved: 'Saved',
    saving: 'Saving…',
    retrying: 'Not saved yet, trying again',
    rejected: 'Some answers are not saved. They are marked.',
  },
  fill: {
    title: 'Fill out the forms',
    intro: (packet: string, home: string) => `${packet}, for ${home}.`,
    explain:
      'Answer here once, and the answers appear in every form. All that you write is saved by itself. You can leave and come back at any time.',
    dealTerms: 'Deal terms',
    dealTermsExplain: 'What several forms share. Asked once.',
    from: {
      property: 'First filled in from your property.',
      unit: 'First filled in from the unit.',
      signers: 'First filled in from your signers.',
      account: 'First filled in from your account.',
      packet: 'First filled in from this packet.',
      today: 'First filled in with today’s date.',
    },
    fromEarlier: (packet: string) =>
      `First filled in from “${packet}”, your last packet for this unit. Check that it still holds.`,
    known: 'Already filled in from your property and your signers',
    ending:
      'When nothing required is left, choose Finish. After that, your answers cannot be changed in this packet.',
  },
  /** The owner's look at the forms before Finish. */
  review: {
    open: 'Review',
    title: 'Review the forms',
    explain:
      'The residents will read the forms as they stand here. Choose an answer to go to where you can change it.',
    missing: (count: number) =>
      count === 1 ? 'One answer is missing or wrong' : `${count} answers are missing or wrong`,
    nothingMissing: 'Nothing required is missing. If all of this is right, choose Finish.',
    stillNeeded: 'Still missing',
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
    backSaid: 'You are back at filling out the forms.',
  },
  sign: {
    title: 'Read and sign',
    intro: (packet: string, home: string) => `${packet}, for ${home}.`,
    explain:
      'Read each form. Next takes you to each place where you sign or answer. What you enter is saved by itself, and you can come back on any device.',
    ownerExplain:
      'Every resident has signed. Read what they entered, then sign. The forms can no longer be changed.',
    ending: (name: string, sender: string) =>
      `When you choose Finish, you sign these forms as ${name} and they go to ${sender}. You cannot change them after that.`,
    ownerEnding: (name: string) =>
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
    announceCleared: 'Cleared. This place is not signed now.',
    placeFailed: 'This was not signed. Check your internet connection, then try again.',
    yourSignature: 'Your signature',
    changeSignature: 'Change my signature',
  },
  keyTerms: {
    heading: 'The key terms',
    explain: 'Taken from the forms below. The forms say all of it, and they are what counts.',
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
    sentBy: 'Sent by',
    home: 'Home',
    forms: 'Forms',
    formCount: (count: number) => (count === 1 ? '1 form' : `${count} forms`),
    time: 'Time it takes',
    minutes: (count: number) => `About ${count} minutes`,
    signingAs: 'You sign as',
    heading: 'Electronic records and signatures',
    lead: (sender: string) =>
      `${sender} wants to give you these forms on a screen and have you sign them there. That needs your agreement.`,
    points: (sender: string): { term: string; text: string }[] => [
      {
        term: 'You can have paper instead.',
        text: `Do not agree below. Choose “I’d rather sign on paper” at the end of this page, and ${sender} is told.`,
      },
      {
        term: 'You can change your mind.',
        text: `Until you choose Finish, choose Decline or tell ${sender}. It costs nothing, but these forms then end here, and you may be asked to sign them on paper. What you have already signed stays valid.`,
      },
      {
        term: 'What it covers.',
        text: 'Only the forms of this packet and their finished copy.',
      },
      {
        term: 'If your e-mail or phone changes,',
        text: `tell ${sender}, so that your copy reaches you.`,
      },
      {
        term: 'Paper copies.',
        text: `Ask ${sender} for a paper copy at any time, free of charge. You can also print the PDF.`,
      },
      {
        term: 'What you need.',
        text: 'This device or another with a current web browser, an e-mail account, and a program that opens PDF files, with room to keep them or a printer.',
      },
    ],
    tryHeading: 'See that your device can open the forms',
    tryText: 'Open the first form as a PDF. If you can read it, your device can do this.',
    tryAction: 'Open a sample form',
    tried: 'The PDF was opened on this device.',
    box: 'I agree to use electronic records and signatures',
    boxMeans: 'By agreeing you also confirm that you can open and keep these forms on your device.',
    version: (version: string) => `Version of this text: ${version}`,
    go: 'Continue',
    going: 'One moment…',
    boxFirst: 'To continue, tick the box above. If you want paper instead, choose Decline.',
  },
  adopt: {
    title: 'Adopt your signature',
    explain: 'You do this once. After that, each place is one tap.',
    how: 'How do you want to sign?',
    type: 'Type',
    draw: 'Draw',
    upload: 'Upload a picture',
    name: 'Your full name',
    initials: 'Your initials',
    preview: 'This is how it will look',
    previewSignature: (name: string) => `Signature: ${name}`,
    previewInitials: (initials: string) => `Initials: ${initials}`,
    hand: 'Handwriting',
    hands: {
      caveat: 'Plain hand',
      'dancing-script': 'Flowing hand',
      'homemade-apple': 'Pen and ink',
    },
    padSignature: 'Box for your signature. Use a finger, a pen or the mouse.',
    padInitials: 'Box for your initials. Use a finger, a pen or the mouse.',
    padHint: 'Use a finger, a pen or the mouse. If that is hard, typing counts just the same.',
    padLoading: 'Getting the box ready…',
    initialsByHand: 'Make my initials by hand too',
    undo: 'Undo last stroke',
    clearPad: 'Clear the box',
    pictureHint:
      'Sign on white paper with a dark pen, and take a photo of it in good light. We keep the ink and leave out the paper.',
    pictureSignature: 'Take or choose a picture of your signature',
    pictureInitials: 'Take or choose a picture of your initials',
    pictureOther: 'Take or choose another picture',
    pictureReading: 'Reading the picture…',
    pictureTurn: 'Turn the picture',
    pictureStrength: 'How much ink to take',
    pictureStrengthValue: (step: number) => `Step ${step} of 9`,
    pictureTrim: 'Cut something off',
    pictureTrimAt: {
      left: 'Cut off at the left',
      right: 'Cut off at the right',
      top: 'Cut off at the top',
      bottom: 'Cut off at the bottom',
    },
    initialsByPicture: 'Use a picture for my initials too',
    pictureMissing: 'Take or choose a picture first.',
    pictureProblems: {
      tooLarge:
        'This file is too large. Choose a picture of at most 30 MB, or take a new one with your camera.',
      noPicture:
        'This file could not be opened as a picture here. Choose a JPEG, PNG or WebP file, or take a photo.',
      blank:
        'We cannot find a signature in this picture. Take it closer and in better light, or move the slider to take more ink.',
      crowded:
        'We cannot tell the signature from its background. Take the picture on plain white paper, or move the slider to take less ink.',
    },
    means:
      'By choosing “Adopt and sign” you agree that this is your signature, as binding as one in ink.',
    go: 'Adopt and sign',
    going: 'Signing…',
    cancel: 'Cancel',
    nameMissing: 'Enter your full name.',
    initialsMissing: 'Enter your initials.',
    signatureUndrawn: 'Write your signature in the box first.',
    initialsUndrawn: 'Write your initials in the box first.',
  },
  help: {
    heading: 'Other choices',
    reach: 'Paper, questions, decline',
    telling: 'Sending…',
    paper: 'I’d rather sign on paper',
    paperText: (sender: string) =>
      `You may, and it costs nothing. We tell ${sender}, who brings or sends you the forms on paper. Nothing ends: if you change your mind, you can still sign here.`,
    paperGo: 'Ask for paper',
    paperTold: (sender: string) =>
      `You asked for paper, and we have told ${sender}. You need not do anything more here.`,
    ask: 'Ask the owner a question',
    askText: (sender: string) =>
      `Ask before you sign. ${sender} gets your question by e-mail and answers you by e-mail or phone. Your place is kept.`,
    askLabel: 'Your question',
    askGo: 'Send the question',
    asked: (sender: string) => `Your question is on its way to ${sender}.`,
    askMissing: 'Enter your question.',
    notMe: 'This isn’t me',
    notMeText: (name: string, sender: string) =>
      `These forms are meant for ${name}. If that is not you, do not sign. This link then ends, what was entered with it goes, and we tell ${sender}, who can make a new link for ${name}.`,
    notMeGo: (name: string) => `I am not ${name}`,
    later: 'I want to finish later',
    laterText: 'Close this page. What you have done is saved, and your link brings you back.',
    ownerLaterText: 'Close this page. What you have done is saved, and the packet waits for you.',
    decline: 'Decline',
  },
  decline: {
    title: 'Decline to sign?',
    explain: (sender: string) =>
      `Nobody can sign this packet after you decline. ${sender} is told, with your reason, and may send you a new packet.`,
    ownerExplain:
      'Nobody can sign this packet after you decline. The residents are told, with your reason.',
    reason: 'Reason',
    reasonHelp: (sender: string) => `${sender} reads this. For example: “I want to sign on paper.”`,
    ownerReasonHelp: 'The residents read this.',
    reasonMissing: 'Write a short reason, so that the sender knows what to do.',
    go: 'Decline to sign',
    going: 'Declining…',
    back: 'Go back',
  },
  ends: {
    filledTitle: 'The forms are filled out',
    filledText: 'Your answers are saved. Next comes payment, then the residents sign.',
    signedTitle: 'You have signed',
    signedText: (sender: string) =>
      `Thank you. ${sender} signs last, after every resident. Then you receive the finished copy by e-mail.`,
    ownerSignedTitle: 'Everyone has signed',
    ownerSignedText: 'The finished, sealed copy is being made and goes to everyone by e-mail.',
    goOn: 'Go on',
    declinedTitle: 'Signing was declined',
    declinedText: (sender: string) =>
      `Nothing more can be signed in this packet. ${sender} has been told and can send a new one.`,
    ownerDeclinedText: 'Nothing more can be signed in this packet. You can make a new one.',
    wrongRecipientTitle: 'Thank you for telling us',
    wrongRecipientText: (sender: string) =>
      `This link has ended, and nothing that was entered with it counts. We have told ${sender}. You can close this page and delete the message.`,
    closedTitle: 'This packet is closed',
    closedText:
      'Nothing more can be signed or changed here. If you did not expect this, ask whoever sent it to you.',
    close: 'Close',
    notYourTurnTitle: 'It is not your turn yet',
    notYourTurnText:
      'The owner or agent signs after every resident has signed. We will send you an e-mail when it is your turn.',
    takenOverTitle: 'You went on elsewhere',
    takenOverText:
      'These forms were opened again on another device or in another tab, and go on there. What was saved is there too. You can close this page, or take the forms back here.',
    takeBack: 'Continue here',
    expiredTitle: 'This page has been open too long',
    expiredText:
      'For your safety the session has ended. Everything that was saved is kept. Open it again to go on.',
    reopen: 'Open it again',
    reopenByLink:
      'If that does not help, open the link in your e-mail again, or the packet in your list.',
    unreachableTitle: 'We cannot reach Countersign right now',
    unreachableText:
      'Your answers are safe. Check your internet connection, then try again. We also keep trying by ourselves.',
    again: 'Try again',
  },
  problems: {
    summaryTitle: (count: number) =>
      count === 1 ? '1 answer needs another look' : `${count} answers need another look`,
    unreachable:
      'We could not reach Countersign. Nothing is lost. Check your internet connection, then try again.',
    unexpected: 'Something went wrong on our side. Nothing is lost. Please try again.',
    unsaved:
      'Some answers could not be saved yet. We keep trying. Choose Finish again in a moment.',
    date: 'Enter a whole date, with month, day and year.',
    time: 'Enter a whole time, such as 9:30 AM.',
    money: 'Enter an amount such as 1,250 or 1250.50.',
    percent: 'Enter a percentage, such as 5 or 5.5.',
    integer: 'Enter a whole number, such as 3.',
    atLeast: (bound: string) => `Enter ${bound} or more.`,
    atMost: (bound: string) => `Enter ${bound} or less.`,
    phone: 'Enter a valid US phone number.',
    email: 'Enter a valid e-mail address, such as name@example.com.',
    zip: 'Enter a ZIP code of 5 digits.',
    oneLine: 'Write this on one line.',
    tooLong: (most: number) => `Use at most ${most.toLocaleString('en-US')} characters.`,
    row: (row: number, column: string, problem: string) => `Row ${row}, ${column}: ${problem}`,
  },
  answers: {
    yes: 'Yes',
    no: 'No',
    choose: 'Choose…',
    drawn: 'Drawn by hand',
    street: 'Street',
    unit: 'Unit (optional)',
    city: 'City',
    state: 'State',
    zip: 'ZIP',
    addedUp: 'Added up for you',
    row: (index: number) => `Row ${index}`,
    addRow: 'Add a row',
    removeRow: (row: string) => `Remove ${row}`,
    rowAdded: (row: string) => `${row} was added.`,
    rowRemoved: (row: string) => `${row} was removed.`,
    rowsFull: (most: number) => `There is room for ${most} rows.`,
  },
  /** The end of each form, where a resident says that they have read it. */
  confirm: {
    heading: 'Confirm this form',
    box: (title: string) => `I have read “${title}”, and it is what I sign`,
    explain: 'One tap for each form. Change something in it afterwards, and you are asked again.',
    first: (left: number) =>
      left === 1
        ? 'Do the one thing that is left in this form first.'
        : `Do the ${left} things that are left in this form first.`,
    done: 'Confirmed',
    count: (done: number, total: number) => `${done} of ${total} forms confirmed`,
  },
  pageView: {
    view: 'How the forms are shown',
    reading: 'Reading view',
    page: 'Page view',
    zoom: 'Size of the pages',
    smaller: 'Show the pages smaller',
    larger: 'Show the pages larger',
    fit: 'Fit the window',
    percent: (share: number) => `${share}%`,
    pageOf: (page: number, total: number) => `Page ${page} of ${total}`,
    opening: 'Opening the pages…',
    failed:
      'The pages could not be opened. You can read and sign the same form in the reading view, or check your internet connection and try again.',
    again: 'Try again',
    read: 'Show the reading view',
  },
  serverErrors: {
    /** Translates what the server says is wrong with an answer. */
    answer: (message: string): string => message,
    /** Translates why the server rejected a call. */
    call: (_code: ProblemCode, message: string): string => message,
  },
}

export type Messages = typeof en
