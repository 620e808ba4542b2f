import { formatPhone } from '@countersign/answers'
import type { ResidentLanguage } from '@countersign/contract'
import { renderHtml } from './email-html.ts'

/** Plain sentences and at most one action, which stands above everything that is long. */
export interface Email {
  /** Default English. */
  language?: ResidentLanguage
  subject: string
  /** Mail programs show it beside the subject. */
  preheader?: string
  greeting: string
  paragraphs: string[]
  /** Somebody's own words. */
  quote?: string
  action?: { label: string; url: string }
  /** A link to the same page in another language, in that language. */
  translation?: { language: ResidentLanguage; label: string; url: string }
  list?: { title: string; items: string[] }
  notes?: string[]
  /** Whom to ask. */
  contact?: EmailContact
}

export interface EmailContact {
  /** "Questions? Reply to this email, or ask:" */
  title: string
  name: string
  email: string
  /** E.164. */
  phone?: string | undefined
}

export interface RenderedEmail {
  subject: string
  text: string
  html: string
}

/** As plain text and as escaped HTML. */
export function renderEmail(email: Email): RenderedEmail {
  return { subject: email.subject, text: renderText(email), html: renderHtml(email) }
}

function renderText(email: Email): string {
  const { action, translation, list, contact } = email
  const blocks = [
    email.greeting,
    ...email.paragraphs,
    email.quote ?? '',
    action ? `${action.label}:\n${action.url}` : '',
    translation ? `${translation.label}:\n${translation.url}` : '',
    list ? [list.title, ...list.items.map((item) => `- ${item}`)].join('\n') : '',
    ...(email.notes ?? []),
    contact ? `${contact.title}\n${formatContact(contact)}` : '',
    'Countersign',
  ]

  return `${blocks.filter((block) => block !== '').join('\n\n')}\n`
}

function formatContact({ name, email, phone }: EmailContact): string {
  return [name, email, phone ? formatPhone(phone) : ''].filter(Boolean).join('\n')
}
