import type { Email } from '../../../../infrastructure/mail/email-template.ts'
import { formatInstant } from '../format-instant.ts'

export interface Invitation {
  name: string
  sender: string
  premises: string
  documentTitles: readonly string[]
  url: string
  expiresAt: Date
}

interface SignedCopy {
  name: string
  premises: string
  documentTitles: readonly string[]
  url: string
}

interface Closed {
  name: string
  premises: string
  sender: string
}

/** Every letter that a resident gets, in English. Another language is a second object of this shape. */
export const en = {
  /** Asks to sign: who asks, for which home, what, and how long there is. */
  invitation: ({ name, sender, premises, documentTitles, url, expiresAt }: Invitation): Email => ({
    subject: 'Documents for you to sign',
    greeting: `Hello ${name},`,
    paragraphs: [`${sender} asks you to read and sign these documents for ${premises}:`],
    list: [...documentTitles],
    action: { label: 'Read and sign', url },
    aside: {
      language: 'es',
      words: '¿Prefiere leer esto en español? Abra esta página',
      url: `${url}?lang=es`,
    },
    closing: [
      'You do not need an account, and a phone is enough. Read each document first; you sign only what you agree to.',
      `The link is yours alone, so please do not forward it. It works until ${formatInstant(expiresAt)}.`,
      `If you do not know ${sender}, or this is not your home, you do not have to do anything.`,
    ],
  }),

  /** The way to the executed copy. */
  executed: ({ name, premises, documentTitles, url }: SignedCopy): Email => ({
    subject: 'Your signed documents',
    greeting: `Hello ${name},`,
    paragraphs: [`Everyone has signed the documents for ${premises}:`],
    list: [...documentTitles],
    action: { label: 'Open your signed copy', url },
    closing: [
      'Please save a copy. The file is sealed: anyone can check that it has not been changed since.',
    ],
  }),

  /** There is nothing left to do; the owner’s reason stays with the owner. */
  closed: ({ name, premises, sender }: Closed): Email => ({
    subject: 'A signing request was closed',
    greeting: `Hello ${name},`,
    paragraphs: [
      `The documents that ${sender} sent you for ${premises} were closed before everyone had signed. Your link no longer works, and you do not have to do anything.`,
      `If you have questions, please ask ${sender}.`,
    ],
  }),
}

export type ResidentEmails = typeof en
