import { mails } from '@countersign/database'
import { desc, eq } from 'drizzle-orm'
import type { Context } from '../../kernel/context.ts'
import { isUuid } from '../../kernel/is-uuid.ts'
import { escapeHtml } from './email-template.ts'

const shown = {
  _id: mails.id,
  kind: mails.kind,
  recipientName: mails.recipientName,
  recipientEmail: mails.recipientEmail,
  subject: mails.subject,
  text: mails.text,
  html: mails.html,
  createdAt: mails.createdAt,
  sentAt: mails.sentAt,
}

export type MailboxItem = Awaited<ReturnType<typeof listMailbox>>[number]

/** The newest two hundred mails; for development only. */
export async function listMailbox(ctx: Context) {
  return ctx.db.select(shown).from(mails).orderBy(desc(mails.createdAt)).limit(200)
}

export async function findMail(ctx: Context, mailId: string): Promise<MailboxItem | undefined> {
  if (!isUuid(mailId)) {
    return undefined
  }

  const [mail] = await ctx.db.select(shown).from(mails).where(eq(mails.id, mailId))
  return mail
}

export function mailboxPage(items: MailboxItem[]): string {
  const rows = items.map(
    (mail) =>
      `<tr><td>${mail.createdAt.toISOString()}</td><td>${person(mail)}</td><td><a href="/dev/mailbox/${mail._id}">${escapeHtml(mail.subject)}</a></td></tr>`,
  )
  const table = `<table><thead><tr><th scope="col">Written</th><th scope="col">To</th><th scope="col">Subject</th></tr></thead><tbody>${rows.join('')}</tbody></table>`

  return page('Mailbox', items.length > 0 ? table : '<p>No mail yet.</p>')
}

export function mailPage(mail: MailboxItem): string {
  const body = [
    '<p><a href="/dev/mailbox">All mail</a></p>',
    `<p>To ${person(mail)}, ${mail.createdAt.toISOString()}</p>`,
    ...mail.text.split('\n\n').map((block) => `<p>${readable(block)}</p>`),
  ]

  return page(mail.subject, body.join(''))
}

function person(mail: MailboxItem): string {
  return escapeHtml(`${mail.recipientName} <${mail.recipientEmail}>`)
}

/** A block of plain text, its lines kept and its links made to work. */
function readable(block: string): string {
  return escapeHtml(block.trim())
    .replace(/https?:\/\/[^\s<]+/g, (url) => `<a href="${url}">${url}</a>`)
    .replaceAll('\n', '<br>')
}

function page(title: string, body: string): string {
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="referrer" content="no-referrer"><title>${escapeHtml(title)}</title></head><body><main><h1>${escapeHtml(title)}</h1>${body}</main></body></html>`
}
