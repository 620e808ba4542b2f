import { applicationLimits } from '@countersign/contract/rules/application-limits'
import type { Email } from '../../../infrastructure/mail/email-template.ts'

interface ConfirmationFacts {
  landlord: string
  home: string
  /** For the subject. */
  shortHome: string
  url: string
}

/** Every email to applicants, in English. Each other language is an object of the same type. */
export const en = {
  /** To the address that somebody entered on the page of a link for applicants. */
  confirmation: ({ landlord, home, shortHome, url }: ConfirmationFacts): Email => ({
    subject: `Confirm your email: ${shortHome}`,
    preheader: 'If you did not ask for this, ignore it: nothing happens.',
    greeting: 'Hello,',
    paragraphs: [
      `Somebody entered this email address on a page of ours, to ask ${landlord} for a rental application for ${home}.`,
      `If it was you, confirm it: then ${landlord} sees your request. If it was not you, ignore this email. ${landlord} does not have your address and did not send this.`,
    ],
    action: { label: 'Confirm your email', url: `${url}?lang=en` },
    notes: [
      'This is not an application yet, and nobody charges anything here.',
      `The link works for ${applicationLimits.confirmDays} days. A request that is not confirmed is then deleted, and nobody sees it.`,
    ],
  }),
}

export type ApplicantEmails = typeof en
