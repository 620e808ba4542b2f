import { formatPhone } from '@countersign/answers/phone'
import type { ResidentLanguage } from '@countersign/contract/schemas/languages'
import { escapeHtml } from '../../kernel/escape-html.ts'
import type { Association } from '../../kernel/ports.ts'
import type { Email, EmailContact } from './email.ts'
import { createStyles, darkStyles, outlookStyles, type EmailStyles } from './email-styles.ts'

interface EmailLink {
  url: string
  label: string
}

/** The association in whose name an installation sends, if one is set. Without its logo: a picture tells who read a letter. */
type EmailSender = Partial<Pick<Association, 'name' | 'color'>>

const layoutTable = 'role="presentation" border="0" cellpadding="0" cellspacing="0"'

/**
 * A letter for every mail program: tables and styles on each element for those that know nothing else
 * (Outlook draws with Word), a style sheet for dark screens where it is kept.
 */
export function renderHtml(email: Email, sender: EmailSender = {}): string {
  const { language = 'en', subject } = email
  const styles = createStyles(sender.color)
  const sheet = `<table class="sheet" ${layoutTable} width="600" style="${styles.sheet}"><tr><td class="cell" style="${styles.cell}">${renderBlocks(email, styles)}</td></tr></table>`
  const page = [
    `<tr><td align="center" style="${styles.page}">`,
    `<table ${layoutTable} width="600" style="${styles.column}">`,
    `<tr><td class="brand" style="${styles.brand}">${escapeHtml(sender.name ?? 'Countersign')}</td></tr>`,
    `<tr><td>${sheet}</td></tr>`,
    `<tr><td class="soft" style="${styles.footer}">${escapeHtml(footers[language](sender.name))}</td></tr>`,
    '</table></td></tr>',
  ].join('')

  return `<!doctype html><html lang="${language}">${renderHead(subject)}<body class="body" style="${styles.body}">${renderPreheader(email, styles)}<table class="body" ${layoutTable} width="100%" style="${styles.background}">${page}</table></body></html>`
}

function renderHead(subject: string): string {
  return [
    '<head><meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width,initial-scale=1">',
    '<meta name="color-scheme" content="light dark">',
    '<meta name="supported-color-schemes" content="light dark">',
    // Without these, phones scale letters and turn dates and prices into links.
    '<meta name="x-apple-disable-message-reformatting">',
    '<meta name="format-detection" content="telephone=no,date=no,address=no,email=no,url=no">',
    `<title>${escapeHtml(subject)}</title>`,
    `<!--[if mso]>${outlookStyles}<![endif]-->`,
    `<style>${darkStyles}</style></head>`,
  ].join('')
}

/** Followed by characters without width, so that the list of mails does not show what comes next. */
function renderPreheader({ preheader }: Email, styles: EmailStyles): string {
  return preheader
    ? `<div style="${styles.preheader}">${escapeHtml(preheader)}${'&#847;&zwnj;&nbsp;'.repeat(60)}</div>`
    : ''
}

function renderBlocks(email: Email, styles: EmailStyles): string {
  const { language = 'en', quote, action, translation, message, help, list, contact } = email

  return [
    `<p class="text" style="${styles.greeting}">${lines(email.greeting)}</p>`,
    ...email.paragraphs.map((sentence) => paragraph(sentence, styles)),
    quote ? `<blockquote class="quote" style="${styles.quote}">${lines(quote)}</blockquote>` : '',
    action ? button(action, { language, styles }) : '',
    translation
      ? `<p lang="${translation.language}" style="${styles.paragraph}">${link(translation, styles)}</p>`
      : '',
    message ? renderMessage(message, styles) : '',
    list ? renderList(list, styles) : '',
    ...(email.notes ?? []).map((sentence) => note(sentence, styles)),
    help ? `<p style="${styles.paragraph}">${link(help, styles)}</p>` : '',
    contact ? renderContact(contact, styles) : '',
  ].join('')
}

function paragraph(sentence: string, styles: EmailStyles): string {
  return `<p class="text" style="${styles.paragraph}">${lines(sentence)}</p>`
}

function note(sentence: string, styles: EmailStyles): string {
  return `<p class="soft" style="${styles.note}">${lines(sentence)}</p>`
}

/** A table cell with a background: Outlook draws no padding on a link alone. */
function button(
  { label, url }: EmailLink,
  { language, styles }: { language: ResidentLanguage; styles: EmailStyles },
): string {
  const href = escapeHtml(url)
  const cell = `<td class="button" align="center" bgcolor="${styles.ink}" style="${styles.buttonCell}"><a class="button" href="${href}" style="${styles.button}">${escapeHtml(label)}</a></td>`

  return `<table ${layoutTable} style="${styles.buttonTable}"><tr>${cell}</tr></table><p class="soft" style="${styles.address}">${addressHints[language]}<br><span class="soft" style="${styles.plainAddress}">${href}</span></p>`
}

function renderMessage(
  { title, words }: NonNullable<Email['message']>,
  styles: EmailStyles,
): string {
  return `<p class="text" style="${styles.listTitle}">${escapeHtml(title)}</p><blockquote class="quote" style="${styles.quote}">${lines(words)}</blockquote>`
}

function renderList({ title, items }: NonNullable<Email['list']>, styles: EmailStyles): string {
  const rows = items.map((item) => `<li style="${styles.item}">${escapeHtml(item)}</li>`)

  return `<p class="text" style="${styles.listTitle}">${escapeHtml(title)}</p><ul class="text" style="${styles.list}">${rows.join('')}</ul>`
}

function renderContact({ title, name, email, phone }: EmailContact, styles: EmailStyles): string {
  const rows = [
    escapeHtml(title),
    `<strong>${escapeHtml(name)}</strong>`,
    link({ url: `mailto:${email}`, label: email }, styles),
    ...(phone ? [link({ url: `tel:${phone}`, label: formatPhone(phone) }, styles)] : []),
  ]

  return `<p class="text line" style="${styles.contact}">${rows.join('<br>')}</p>`
}

function link({ url, label }: EmailLink, styles: EmailStyles): string {
  return `<a href="${escapeHtml(url)}" class="link" style="${styles.link}">${escapeHtml(label)}</a>`
}

function lines(text: string): string {
  return escapeHtml(text).replaceAll('\n', '<br>')
}

const addressHints: Record<ResidentLanguage, string> = {
  en: 'If the button does not work, copy this address into your browser:',
  es: 'Si el botón no funciona, copie esta dirección en su navegador:',
}

const footers: Record<ResidentLanguage, (sender: string | undefined) => string> = {
  en: (sender) =>
    `Sent by ${sender ? `${sender} through ` : ''}Countersign, where landlords and residents sign rental documents.`,
  es: (sender) =>
    `Enviado por ${sender ? `${sender} mediante ` : ''}Countersign, donde propietarios y residentes firman documentos de alquiler.`,
}
