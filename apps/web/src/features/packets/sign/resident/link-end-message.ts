import type { LinkEnd } from './link-state.ts'

/** `sender` is unknown when the link is. */
export function linkEndMessage(end: LinkEnd, sender = 'the person who sent it'): LinkEndMessage {
  switch (end) {
    case 'unknown':
      return {
        title: 'This signing link does not work',
        message: `Part of the link may be missing. Open it again from the message you received, or copy the whole link. If it still does not work, ask ${sender} for a new one.`,
      }
    case 'expired':
      return {
        title: 'This signing link has expired',
        message: 'Signing links work for a limited time, so that nobody else can use them later.',
      }
    case 'replaced':
      return {
        title: 'This signing link was replaced',
        message: `The documents or the address were changed, so this link no longer works. Look for a newer email with a new link, or ask ${sender} for one.`,
      }
    case 'declined':
      return {
        title: 'You declined to sign',
        message: `Nothing was signed in your name, and nothing more can be signed with this link. If this was a mistake, tell ${sender}, who can prepare the forms again.`,
      }
    case 'wrong-recipient':
      return {
        title: 'This signing link has ended',
        message: `Someone who opened it told us that these forms are for someone else. If they are for you after all, ask ${sender} for a new link.`,
      }
    case 'closed':
      return {
        title: 'These forms are closed',
        message: `Nothing more can be signed with this link, and there is nothing you have to do. If you expected to sign, ask ${sender} what happened.`,
      }
  }
}

interface LinkEndMessage {
  title: string
  message: string
}
