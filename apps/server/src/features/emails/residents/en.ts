import type { Email } from '../../../infrastructure/mail/email-template.ts'
import { limits } from '@countersign/contract/rules/limits'
import { formatDate, formatInstant } from '../format-instant.ts'
import { documentsForHome, shortName, type ResidentFacts } from '../packet-facts.ts'

export interface Invitation extends ResidentFacts {
  url: string
  expiresAt: Date
  /** It replaces an earlier one: the documents have changed. */
  isUpdate?: boolean
  message?: string | null
  /** The page that says how signing works. */
  helpUrl?: string
}

type SignedCopy = ResidentFacts & { url: string }
type NewExecutedLink = SignedCopy & { expiresAt: Date }
type Answer = ResidentFacts & { words: string; url: string }
type EndedForResident = ResidentFacts & { hasSigned: boolean }

/** Every email to residents, in English. Each other language is an object of the same type. */
export const en = {
  invitation: (facts: Invitation): Email => ({
    subject: `${facts.isUpdate ? 'Updated: ' : ''}${shortName(facts.sender.name)} asks you to sign: ${documentsForHome(facts)}`,
    preheader: `Read and sign by ${formatDate(facts.expiresAt, facts)}. You do not need an account.`,
    greeting: `Hello ${facts.name},`,
    paragraphs: [
      ...(facts.isUpdate
        ? [
            'This replaces the earlier email: the documents have changed, and its link no longer works.',
          ]
        : []),
      `${facts.sender.name} asks you to read and sign ${nameDocuments(facts)} for ${facts.address}.`,
    ],
    action: { label: 'Read and sign', url: facts.url },
    translation: spanishPage(facts),
    ...senderMessage(facts),
    ...documentList(facts),
    ...(facts.helpUrl && { help: { label: 'How signing works', url: facts.helpUrl } }),
    notes: [
      'You do not need an account, and a phone is enough. Read each document first; you sign only what you agree to.',
      `This link is only for you, so please do not forward it. It works until ${formatInstant(facts.expiresAt, facts)}.`,
      `If you do not know ${facts.sender.name}, or this is not your home, you do not have to do anything.`,
    ],
    contact: contact(facts),
  }),

  reminder: (facts: Invitation): Email => ({
    subject: `Reminder: ${shortName(facts.sender.name)} asks you to sign ${documentsForHome(facts)}`,
    preheader: `Your link works until ${formatDate(facts.expiresAt, facts)}.`,
    greeting: `Hello ${facts.name},`,
    paragraphs: [
      `${facts.sender.name} is still waiting for your signature on ${nameDocuments(facts)} for ${facts.address}.`,
    ],
    action: { label: 'Read and sign', url: facts.url },
    translation: spanishPage(facts),
    ...documentList(facts),
    notes: [
      `It is the same link as before. It works until ${formatInstant(facts.expiresAt, facts)}.`,
      'If you would rather sign on paper, open the link and say so there.',
    ],
    contact: contact(facts),
  }),

  answersChanging: (facts: ResidentFacts): Email => ({
    subject: `${shortName(facts.sender.name)} is changing ${documentsForHome(facts)}`,
    preheader: 'Your link no longer works, and nothing is signed. A new link will follow.',
    greeting: `Hello ${facts.name},`,
    paragraphs: [
      `${facts.sender.name} is changing the documents for ${facts.address} that you had opened. Your link no longer works, and nothing is signed.`,
      'When the documents are ready, you get a new link by email. Until then, you do not have to do anything.',
    ],
    contact: contact(facts),
  }),

  revised: (facts: ResidentFacts): Email => ({
    subject: `${shortName(facts.sender.name)} is revising ${documentsForHome(facts)}`,
    preheader: 'Your link to the old version no longer works. A new link will follow.',
    greeting: `Hello ${facts.name},`,
    paragraphs: [
      `${facts.sender.name} is preparing a new version of the documents for ${facts.address}. Your link to the old version no longer works, and signatures on it do not count.`,
      'When the new version is ready, you get a new link by email.',
    ],
    contact: contact(facts),
  }),

  answer: (facts: Answer): Email => ({
    subject: `${shortName(facts.sender.name)} answered your question: ${documentsForHome(facts)}`,
    greeting: `Hello ${facts.name},`,
    paragraphs: [
      `${facts.sender.name} answers your question about the documents for ${facts.address}:`,
    ],
    quote: facts.words,
    action: { label: 'Open the documents', url: facts.url },
    contact: contact(facts),
  }),

  executed: (facts: SignedCopy): Email => ({
    subject: `Signed by everyone: ${documentsForHome(facts)}`,
    preheader: 'Open and save your signed copy.',
    greeting: `Hello ${facts.name},`,
    paragraphs: [`Everyone has signed ${nameDocuments(facts)} for ${facts.address}.`],
    action: { label: 'Open your signed copy', url: facts.url },
    ...documentList(facts),
    notes: [
      'Please save a copy. The file is sealed, so anyone can check that it has not been changed.',
      `This link works for ${limits.executedLinkDays} days. After that, its page emails you a new link.`,
    ],
    contact: contact(facts),
  }),

  executedLink: (facts: NewExecutedLink): Email => ({
    subject: `Your signed copy: ${documentsForHome(facts)}`,
    preheader: `Open and save it by ${formatDate(facts.expiresAt, facts)}.`,
    greeting: `Hello ${facts.name},`,
    paragraphs: [
      `Here is the new link to ${nameDocuments(facts)} for ${facts.address}, which everyone has signed.`,
    ],
    action: { label: 'Open your signed copy', url: facts.url },
    notes: [
      `The link works until ${formatInstant(facts.expiresAt, facts)}. Please save the file.`,
      'If you did not ask for this link, you do not have to do anything.',
    ],
    contact: contact(facts),
  }),

  /** Of a form that is printed: never called delivered, for the law may ask for paper. */
  printedCopy: (facts: NewExecutedLink): Email => ({
    subject: `${shortName(facts.sender.name)} sends you a copy: ${documentsForHome(facts)}`,
    preheader: `Open and save it by ${formatDate(facts.expiresAt, facts)}. There is nothing to sign.`,
    greeting: `Hello ${facts.name},`,
    paragraphs: [
      `${facts.sender.name} sends you a copy of ${nameDocuments(facts)} for ${facts.address}.`,
      'This is only a copy. Where the law says that you must get it in another way, such as on paper, this email does not replace that.',
    ],
    action: { label: 'Open the copy', url: facts.url },
    notes: [
      'You do not need an account, and there is nothing to sign. The copy shows the form as it was filled out, before it was signed by hand.',
      `This link is only for you, so please do not forward it. It works until ${formatInstant(facts.expiresAt, facts)}. Please save the file.`,
      `If you do not know ${facts.sender.name}, or this is not for you, you do not have to do anything.`,
    ],
    contact: contact(facts),
  }),

  /** To somebody who did not sign, by the owner's choice. */
  signedCopy: (facts: NewExecutedLink): Email => ({
    subject: `${shortName(facts.sender.name)} sends you a signed copy: ${documentsForHome(facts)}`,
    preheader: `Open and save it by ${formatDate(facts.expiresAt, facts)}. There is nothing to sign.`,
    greeting: facts.name ? `Hello ${facts.name},` : 'Hello,',
    paragraphs: [
      `Everyone has signed ${nameDocuments(facts)} for ${facts.address}. ${facts.sender.name} chose that you get a copy of the signed file.`,
    ],
    action: { label: 'Open the copy', url: facts.url },
    ...documentList(facts),
    notes: [
      'You do not need an account, and there is nothing to sign. The last pages are a certificate that says who signed, how and when, and that you were sent a copy.',
      `This link is only for you, so please do not forward it. It works until ${formatInstant(facts.expiresAt, facts)}. Please save the file.`,
      `If you do not know ${facts.sender.name}, or this is not for you, you do not have to do anything.`,
    ],
    contact: contact(facts),
  }),

  /** The reason for the end is for the owner only. */
  closed: (facts: EndedForResident): Email => ({
    subject: `${facts.hasSigned ? 'Ended before everyone signed' : 'You no longer need to sign'}: ${documentsForHome(facts)}`,
    preheader: facts.hasSigned
      ? 'They do not take effect, and you do not have to do anything.'
      : 'Your link no longer works, and you do not have to do anything.',
    greeting: `Hello ${facts.name},`,
    paragraphs: [
      `The documents that ${facts.sender.name} sent you for ${facts.address} ended before everyone signed${
        facts.hasSigned
          ? ', so they do not take effect, although you signed them. You'
          : '. Your link no longer works, and you'
      } do not have to do anything.`,
    ],
    contact: contact(facts),
  }),
}

/** The title of the only document, or "3 documents". */
function nameDocuments({ documentTitles: [first, ...others] }: ResidentFacts): string {
  return others.length === 0 ? `“${first}”` : `${others.length + 1} documents`
}

/** One document is named above. */
function documentList({ documentTitles: items }: ResidentFacts): Pick<Email, 'list'> {
  return items.length > 1 ? { list: { title: 'The documents:', items: [...items] } } : {}
}

function senderMessage({ sender, message }: Invitation): Pick<Email, 'message'> {
  return message ? { message: { title: `${sender.name} writes:`, words: message } } : {}
}

function spanishPage({ url }: Invitation): NonNullable<Email['translation']> {
  return {
    language: 'es',
    label: '¿Prefiere leer esto en español? Abra esta página',
    url: `${url}?lang=es`,
  }
}

function contact({ sender }: ResidentFacts): NonNullable<Email['contact']> {
  return { title: 'Questions? Reply to this email, or ask:', ...sender }
}

export type ResidentEmails = typeof en
