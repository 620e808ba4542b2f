import type { Email } from '../../../../infrastructure/mail/email-template.ts'
import { formatInstant } from '../format-instant.ts'

export interface Invitation {
  name: string
  sender: string
  address: string
  documentTitles: readonly string[]
  url: string
  expiresAt: Date
}

interface SignedCopy {
  name: string
  address: string
  documentTitles: readonly string[]
  url: string
}

interface Closed {
  name: string
  address: string
  sender: string
}

/** Every email to residents, in English. Each other language is an object of the same type. */
export const en = {
  invitation: ({ name, sender, address, documentTitles, url, expiresAt }: Invitation): Email => ({
    subject: 'Documents for you to sign',
    greeting: `Hello ${name},`,
    paragraphs: [`${sender} asks you to read and sign these documents for ${address}:`],
    list: [...documentTitles],
    action: { label: 'Read and sign', url },
    translation: {
      language: 'es',
      label: '¿Prefiere leer esto en español? Abra esta página',
      url: `${url}?lang=es`,
    },
    notes: [
      'You do not need an account, and a phone is enough. Read each document first; you sign only what you agree to.',
      `This link is only for you, so please do not forward it. It works until ${formatInstant(expiresAt)}.`,
      `If you do not know ${sender}, or this is not your home, you do not have to do anything.`,
    ],
  }),

  executed: ({ name, address, documentTitles, url }: SignedCopy): Email => ({
    subject: 'Your signed documents',
    greeting: `Hello ${name},`,
    paragraphs: [`Everyone has signed the documents for ${address}:`],
    list: [...documentTitles],
    action: { label: 'Open your signed copy', url },
    notes: [
      'Please save a copy. The file is sealed, so anyone can check that it has not been changed.',
    ],
  }),

  /** The reason for the end is for the owner only. */
  closed: ({ name, address, sender }: Closed): Email => ({
    subject: 'A signing request was closed',
    greeting: `Hello ${name},`,
    paragraphs: [
      `The documents that ${sender} sent you for ${address} were closed before everyone signed. Your link no longer works, and you do not have to do anything.`,
      `If you have questions, please ask ${sender}.`,
    ],
  }),
}

export type ResidentEmails = typeof en
