import { formatInstant } from '@countersign/answers/format-day'
import type { EmailCopyDetails } from '@countersign/contract/schemas/email-copies'

/** Messages of the page of a copy that came by email; each further language is an object of this shape. */
export const emailCopyMessages = {
  title: ({ titles }: EmailCopyDetails) => `Your copy: ${titles.en}`,
  from: ({ sender, home }: EmailCopyDetails) => `From ${sender}, about ${home}.`,
  onlyCopy:
    'This is only a copy. Where the law says that you must get it in another way, such as on paper, this page does not replace that.',
  notSigned:
    'There is nothing to sign. The copy shows the form as it was filled out, before it was signed by hand.',
  download: 'Download the copy (PDF)',
  until: ({ linkEndsAt }: EmailCopyDetails) =>
    `This link works until ${formatInstant(linkEndsAt)}. Please save the file.`,
  opening: 'Opening your copy…',
  unknown: {
    title: 'This link does not work',
    message:
      'Part of it may be missing. Open it again from the email, or copy the whole link. If it still does not work, ask the person who sent it to you.',
  },
  ended: {
    title: 'This link no longer works',
    message:
      'Links to copies work for a limited time. If you still need the copy, ask the person who sent it to you.',
  },
  failed: 'The copy could not be loaded.',
}

export type EmailCopyMessages = typeof emailCopyMessages
