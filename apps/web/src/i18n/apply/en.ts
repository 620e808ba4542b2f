import type {
  ApplicationConfirmation,
  ApplicationHome,
} from '@countersign/contract/schemas/applications'

/** Every text of the pages for applicants in English. Each other language is an object of the same type. */
export const en = {
  title: 'Ask for an application',
  lead: ({ home, landlord }: ApplicationHome) => `From ${landlord}, for ${home}.`,
  whatThisIs:
    'Tell the landlord that you want to apply. This is not an application yet. Nobody charges anything here.',
  stepsTitle: 'What happens next',
  steps: ({ landlord }: ApplicationHome) => [
    'You confirm your email address with a link that we send you.',
    `${landlord} sees your name, your email and your phone, and decides whether to send you the application.`,
    'If so, you get another email. You fill out and sign the application on your phone, without an account.',
  ],
  optional: '(optional)',
  firstName: 'First name',
  lastName: 'Last name',
  email: 'Email',
  phone: 'Phone',
  message: 'Message to the landlord',
  doubtfulPhone: 'Check this number: numbers like it are not in use.',
  messageHint: 'Such as when you want to move in. Up to 500 characters.',
  language: 'Language of our emails to you',
  errors: {
    firstName: 'Enter your first name, with at most 50 letters and no emoji, web address, < or >.',
    lastName: 'Enter your last name, with at most 50 letters and no emoji, web address, < or >.',
    email: 'Enter an email address like name@example.com.',
    phone:
      'Enter a valid US phone number, or leave this empty. From another country, start with + and the country code.',
    message: 'Shorten your message to 500 characters.',
  },
  checkFields: 'Please look at the fields that are marked.',
  send: 'Send',
  sending: 'Sending…',
  sent: {
    title: 'Check your email',
    message: (email: string) =>
      `We wrote to ${email}. Open the link in that email to confirm your address. Until then the landlord does not see your request.`,
    missing:
      'No email? When many people ask, it can take up to half an hour. Look in the spam folder, too, and check what you entered.',
    change: 'Change what I entered',
  },
  confirm: {
    title: 'Confirm your request',
    message: ({ landlord }: ApplicationHome) => `${landlord} will see this:`,
    button: 'Confirm and send',
    busy: 'Confirming…',
    changed: 'Something else was entered meanwhile. Check what you see now, then confirm it.',
    done: 'Your request is confirmed',
    doneMessage: ({ landlord, home }: ApplicationConfirmation) =>
      `${landlord} now sees that you want to apply for ${home}. If you are sent the application, you get an email. This is what ${landlord} sees:`,
    doneOthers: 'Another adult who wants to apply asks with an email address of their own.',
    doneNext: 'This is not an application yet, and you owe nothing. You can close this page.',
  },
  name: 'Name',
  opening: 'Opening…',
  unknown: {
    title: 'This link does not work',
    message:
      'Part of it may be missing. Open it again from where you found it, or copy the whole link. If it still does not work, ask the landlord for a new one.',
  },
  ended: {
    title: 'This link takes no more requests',
    message:
      'The landlord has ended it. If you still want to apply, ask the landlord for a new link.',
  },
  unconfirmed: {
    title: 'This link no longer works',
    message:
      'A week has passed, or part of the link is missing. Ask again on the page where you began.',
  },
  outdated: {
    message:
      'Countersign was updated while this page was open. Load the page again; what you entered is kept.',
    button: 'Load the page again',
  },
  failed: 'The page could not be loaded.',
}

export type ApplyMessages = typeof en
