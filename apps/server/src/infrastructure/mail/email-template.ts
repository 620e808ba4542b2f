import type { ResidentLanguage } from '@countersign/contract'

/** Plain sentences and at most one action. */
export interface Email {
  /** Default English. */
  language?: ResidentLanguage
  /** Short and without private data: lock screens show it. */
  subject: string
  greeting: string
  paragraphs: string[]
  list?: string[]
  action?: { label: string; url: string }
  /** A link to the same page in another language, in that language. */
  translation?: { language: ResidentLanguage; label: string; url: string }
  /** Below the action. */
  notes?: string[]
}

export interface RenderedEmail {
  subject: string
  text: string
  html: string
}

/** As plain text and as simple, escaped HTML. */
export function renderEmail(email: Email): RenderedEmail {
  return { subject: email.subject, text: toText(email), html: toHtml(email) }
}

const signature = 'Countersign'

function toText(email: Email): string {
  const blocks = [
    email.greeting,
    ...email.paragraphs,
    (email.list ?? []).map((item) => `- ${item}`).join('\n'),
    email.action ? `${email.action.label}:\n${email.action.url}` : '',
    email.translation ? `${email.translation.label}:\n${email.translation.url}` : '',
    ...(email.notes ?? []),
    signature,
  ]

  return `${blocks.filter((block) => block !== '').join('\n\n')}\n`
}

function toHtml(email: Email): string {
  const list = (email.list ?? []).map((item) => `<li>${escapeHtml(item)}</li>`).join('')
  const blocks = [
    paragraph(email.greeting),
    ...email.paragraphs.map(paragraph),
    list ? `<ul>${list}</ul>` : '',
    email.action ? actionLink(email.action) : '',
    email.translation ? translationLink(email.translation) : '',
    ...(email.notes ?? []).map(paragraph),
    paragraph(signature),
  ]

  return `<!doctype html><html lang="${email.language ?? 'en'}"><head><meta charset="utf-8"><title>${escapeHtml(email.subject)}</title></head><body>${blocks.join('')}</body></html>`
}

function paragraph(sentence: string): string {
  return `<p>${escapeHtml(sentence).replaceAll('\n', '<br>')}</p>`
}

function actionLink({ label, url }: { label: string; url: string }): string {
  return `<p><a href="${escapeHtml(url)}">${escapeHtml(label)}</a></p><p>${escapeHtml(url)}</p>`
}

function translationLink({ language, label, url }: NonNullable<Email['translation']>): string {
  return `<p lang="${language}"><a href="${escapeHtml(url)}">${escapeHtml(label)}</a></p>`
}

const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

/** For element content and quoted attributes. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (char) => entities[char] ?? char)
}
