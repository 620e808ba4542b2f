import type { ResidentLanguage } from '@countersign/contract'

/** What every mail of ours is made of: plain sentences, at most one thing to do. */
export interface Email {
  /** English unless said. */
  language?: ResidentLanguage
  /** Short, and without anything private: it is shown on locked screens. */
  subject: string
  greeting: string
  paragraphs: string[]
  list?: string[]
  action?: { label: string; url: string }
  /** For who would rather read another language: where, in that language. */
  aside?: { language: ResidentLanguage; words: string; url: string }
  /** Sentences below the action. */
  closing?: string[]
}

export interface RenderedEmail {
  subject: string
  text: string
  html: string
}

/** The same letter as plain text and as simple HTML; whatever people typed is escaped. */
export function renderEmail(letter: Email): RenderedEmail {
  return { subject: letter.subject, text: asText(letter), html: asHtml(letter) }
}

const signature = 'Countersign'

function asText(letter: Email): string {
  const blocks = [
    letter.greeting,
    ...letter.paragraphs,
    (letter.list ?? []).map((item) => `- ${item}`).join('\n'),
    letter.action ? `${letter.action.label}:\n${letter.action.url}` : '',
    letter.aside ? `${letter.aside.words}:\n${letter.aside.url}` : '',
    ...(letter.closing ?? []),
    signature,
  ]

  return `${blocks.filter((block) => block !== '').join('\n\n')}\n`
}

function asHtml(letter: Email): string {
  const list = (letter.list ?? []).map((item) => `<li>${escapeHtml(item)}</li>`).join('')
  const blocks = [
    paragraph(letter.greeting),
    ...letter.paragraphs.map(paragraph),
    list ? `<ul>${list}</ul>` : '',
    letter.action ? actionLink(letter.action) : '',
    letter.aside ? asideLink(letter.aside) : '',
    ...(letter.closing ?? []).map(paragraph),
    paragraph(signature),
  ]

  return `<!doctype html><html lang="${letter.language ?? 'en'}"><head><meta charset="utf-8"><title>${escapeHtml(letter.subject)}</title></head><body>${blocks.join('')}</body></html>`
}

function paragraph(sentence: string): string {
  return `<p>${escapeHtml(sentence).replaceAll('\n', '<br>')}</p>`
}

function actionLink({ label, url }: { label: string; url: string }): string {
  return `<p><a href="${escapeHtml(url)}">${escapeHtml(label)}</a></p><p>${escapeHtml(url)}</p>`
}

function asideLink({ language, words, url }: NonNullable<Email['aside']>): string {
  return `<p lang="${language}"><a href="${escapeHtml(url)}">${escapeHtml(words)}</a></p>`
}

const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

/** Text as it may stand in HTML, in an element or in a quoted attribute. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (char) => entities[char] ?? char)
}
