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

interface Answer extends Closed {
  words: string
  url: string
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

  reminder: ({ name, sender, address, documentTitles, url, expiresAt }: Invitation): Email => ({
    subject: 'A reminder: documents for you to sign',
    greeting: `Hello ${name},`,
    paragraphs: [
      `${sender} is still waiting for your signature on these documents for ${address}:`,
    ],
    list: [...documentTitles],
    action: { label: 'Read and sign', url },
    translation: {
      language: 'es',
      label: '¿Prefiere leer esto en español? Abra esta página',
      url: `${url}?lang=es`,
    },
    notes: [
      `It is the same link as before. It works until ${formatInstant(expiresAt)}.`,
      'If you have a question or would rather sign on paper, open the link and say so there.',
    ],
  }),

  answersChanging: ({ name, address, sender }: Closed): Email => ({
    subject: 'The documents are being changed',
    greeting: `Hello ${name},`,
    paragraphs: [
      `${sender} is changing the documents for ${address} that you had opened. Your link no longer works, and nothing is signed.`,
      'When the documents are ready, you get a new link by email. Until then, you do not have to do anything.',
    ],
  }),

  revised: ({ name, address, sender }: Closed): Email => ({
    subject: 'The documents are being revised',
    greeting: `Hello ${name},`,
    paragraphs: [
      `${sender} is preparing a new version of the documents for ${address}. Your link to the old version no longer works, and signatures on it do not count.`,
      'When the new version is ready, you get a new link by email.',
    ],
  }),

  answer: ({ name, address, sender, words, url }: Answer): Email => ({
    subject: `An answer from ${sender}`,
    greeting: `Hello ${name},`,
    paragraphs: [`${sender} answers your question about the documents for ${address}:`, words],
    action: { label: 'Open the documents', url },
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
