import { formatPhone } from '@countersign/answers'
import type { Email, EmailContact } from './email.ts'

/** Styles stand on each element: some mail programs drop style sheets. */
const font = "'Source Sans 3','Segoe UI',Helvetica,Arial,sans-serif"
const styles = {
  body: 'margin:0;padding:0;background:#faf7f1;-webkit-text-size-adjust:100%',
  preheader:
    'display:none;max-height:0;max-width:0;overflow:hidden;opacity:0;color:transparent;font-size:1px;line-height:1px',
  card: 'width:100%;max-width:600px;background:#ffffff;border:1px solid #e3dccf;border-radius:10px',
  cell: `padding:28px 24px;font-family:${font};font-size:17px;line-height:1.5;color:#1d1b17;text-align:left;word-break:break-word`,
  paragraph: 'margin:0 0 16px',
  quote:
    'margin:0 0 20px;padding:4px 0 4px 16px;border-left:3px solid #0b5460;color:#1d1b17;font-size:17px',
  button: `display:inline-block;padding:13px 28px;font-family:${font};font-size:17px;line-height:20px;font-weight:600;color:#ffffff;text-decoration:none;border-radius:6px;background:#0b5460`,
  address: 'margin:8px 0 20px;font-size:14px;line-height:1.4;color:#575247;word-break:break-all',
  link: 'color:#0b5460;text-decoration:underline',
  list: 'margin:0 0 20px;padding:0 0 0 22px',
  item: 'margin:0 0 4px',
  note: 'margin:0 0 12px;font-size:15px;color:#575247',
  contact:
    'margin:20px 0 0;padding:16px 0 0;border-top:1px solid #e3dccf;font-size:16px;line-height:1.6',
  footer: `padding:16px 24px 0;font-family:${font};font-size:14px;color:#575247;text-align:center`,
} as const

const layoutTable = 'role="presentation" border="0" cellpadding="0" cellspacing="0"'

export function renderHtml(email: Email): string {
  const { language = 'en', subject, preheader } = email
  const head = `<head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="color-scheme" content="light"><title>${escapeHtml(subject)}</title></head>`
  const card = `<table ${layoutTable} width="600" style="${styles.card}"><tr><td style="${styles.cell}">${renderBlocks(email)}</td></tr></table>`
  const footer = `<div style="${styles.footer}">Countersign</div>`

  return `<!doctype html><html lang="${language}">${head}<body style="${styles.body}">${
    preheader ? `<div style="${styles.preheader}">${escapeHtml(preheader)}</div>` : ''
  }<table ${layoutTable} width="100%"><tr><td align="center" style="padding:24px 12px">${card}${footer}</td></tr></table></body></html>`
}

function renderBlocks(email: Email): string {
  const { quote, action, translation, list, contact } = email

  return [
    ...[email.greeting, ...email.paragraphs].map((sentence) => paragraph(sentence)),
    quote ? `<blockquote style="${styles.quote}">${lines(quote)}</blockquote>` : '',
    action ? button(action) : '',
    translation
      ? `<p lang="${translation.language}" style="${styles.paragraph}">${link(translation.url, translation.label)}</p>`
      : '',
    list ? renderList(list) : '',
    ...(email.notes ?? []).map((sentence) => paragraph(sentence, styles.note)),
    contact ? renderContact(contact) : '',
  ].join('')
}

function paragraph(sentence: string, style: string = styles.paragraph): string {
  return `<p style="${style}">${lines(sentence)}</p>`
}

/** A table cell with a background: Outlook draws no padding on a link alone. */
function button({ label, url }: { label: string; url: string }): string {
  const href = escapeHtml(url)

  return `<table ${layoutTable} style="margin:24px 0 0"><tr><td bgcolor="#0b5460" style="border-radius:6px"><a href="${href}" style="${styles.button}">${escapeHtml(label)}</a></td></tr></table><p style="${styles.address}">${href}</p>`
}

function renderList({ title, items }: NonNullable<Email['list']>): string {
  const rows = items.map((item) => `<li style="${styles.item}">${escapeHtml(item)}</li>`)

  return `<p style="margin:0 0 6px;font-weight:600">${escapeHtml(title)}</p><ul style="${styles.list}">${rows.join('')}</ul>`
}

function renderContact({ title, name, email, phone }: EmailContact): string {
  const rows = [
    escapeHtml(title),
    `<strong>${escapeHtml(name)}</strong>`,
    link(`mailto:${email}`, email),
    ...(phone ? [link(`tel:${phone}`, formatPhone(phone))] : []),
  ]

  return `<p style="${styles.contact}">${rows.join('<br>')}</p>`
}

function link(url: string, label: string): string {
  return `<a href="${escapeHtml(url)}" style="${styles.link}">${escapeHtml(label)}</a>`
}

function lines(text: string): string {
  return escapeHtml(text).replaceAll('\n', '<br>')
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
