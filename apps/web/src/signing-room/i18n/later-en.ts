import { endSentence } from './end-sentence.ts'

/** Texts in English that few residents see, and never at first: fetched with the dialogs. */
export const laterEn = {
  /** What “Other choices” says once one is opened. */
  choices: {
    laterText:
      'Close this page. What you have done is saved, and you can come back with your link.',
    ownerLaterText:
      'Close this page. What you have done is saved, and you can come back at any time.',
    sending: 'Sending…',
    paperText: (sender: string) =>
      `You can, and it is free. We will tell ${sender}, who will bring or send you the forms on paper. If you change your mind, you can still sign here.`,
    requestPaper: 'Ask for paper',
    paperRequested: (sender: string) =>
      `You asked for paper, and we told ${endSentence(sender)} You do not need to do anything else here.`,
    askText: (sender: string) =>
      `Ask before you sign. ${sender} will get your question by email and answer you by email or phone. What you have done so far is saved.`,
    question: 'Your question',
    sendQuestion: 'Send the question',
    questionSent: (sender: string) => `Your question was sent to ${endSentence(sender)}`,
    questionMissing: 'Enter your question.',
    wrongRecipientText: (name: string, sender: string) =>
      `These forms are for ${endSentence(name)} If that is not you, do not sign. This link will stop working, what was entered with it will be deleted, and we will tell ${sender}, who can send ${name} a new link.`,
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
  /** Why nothing can be signed here. */
  ends: {
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
        title: 'This link is no longer valid',
        text: 'Ask the sender for a new one. You can close this page.',
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
    takenOverTitle: 'You continued somewhere else',
    takenOverText:
      'These forms are now open on another device or in another tab. Everything that was saved is there, too. You can close this page, or continue here instead.',
    continueHere: 'Continue here',
    expiredTitle: 'This page has been open too long',
    expiredText:
      'For your security, the session has ended. Everything that was saved is still there. Open the page again to continue.',
    reopen: 'Open again',
    reopenByLink:
      'If that does not help, open the link in your email again, or the packet in your list.',
  },
}

export type LaterMessages = typeof laterEn
