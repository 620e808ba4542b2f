import { formatPhone } from '@countersign/answers/phone'
import type { Email, EmailContact } from './email.ts'
import type { Association } from '../../kernel/ports.ts'
import { renderHtml } from './email-html.ts'
import { withoutLinks } from './without-links.ts'

export type { Email } from './email.ts'

export interface RenderedEmail {
  subject: string
  text: string
  html: string
}

/** As plain text and as escaped HTML, in the name of the installation's association. */
export function renderEmail(written: Email, association?: Association): RenderedEmail {
  const email = withoutLinks(written)

  return {
    subject: email.subject,
    text: renderText(email, association?.name),
    html: renderHtml(email, association),
  }
}

function renderText(email: Email, sender: string | undefined): string {
  const { action, translation, message, help, list, contact } = email
  const blocks = [
    email.greeting,
    ...email.paragraphs,
    email.quote ? quoteWords(email.quote) : '',
    action ? `${action.label}:\n${action.url}` : '',
    translation ? `${translation.label}:\n${translation.url}` : '',
    message ? `${message.title}\n${quoteWords(message.words)}` : '',
    list ? [list.title, ...list.items.map((item) => `- ${item}`)].join('\n') : '',
    ...(email.notes ?? []),
    help ? `${help.label}:\n${help.url}` : '',
    contact ? `${contact.title}\n${formatContact(contact)}` : '',
    sender ? `${sender}, through Countersign` : 'Countersign',
  ]

  return `${blocks.filter((block) => block !== '').join('\n\n')}\n`
}

/** As mail programs quote: what a person wrote cannot look like a part of our email. */
function quoteWords(words: string): string {
  return words
    .split(/\r\n|\r|\n/)
    .map((line) => `> ${line}`.trimEnd())
    .join('\n')
}

function formatContact({ name, email, phone }: EmailContact): string {
  return [name, email, phone ? formatPhone(phone) : ''].filter(Boolean).join('\n')
}
