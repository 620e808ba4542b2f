import { mails } from '@countersign/database'
import { desc, eq } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import type { Context } from '../../kernel/context.ts'
import { isUuid } from '../../kernel/ids.ts'
import { escapeHtml } from './email-html.ts'
import { loopbackOnly } from './loopback-only.ts'

const html = 'text/html; charset=utf-8'
/** Emails have their styles on their elements, and nothing that loads. */
const mailPolicy = "default-src 'none'; style-src 'unsafe-inline'"

/** `/dev/mailbox`: every mail, links included, without a login (`Config.mailbox`). */
export async function mailboxRoutes(app: FastifyInstance): Promise<void> {
  app.addHook('onRequest', loopbackOnly)

  app.get('/dev/mailbox', async (request, reply) =>
    reply.type(html).send(renderMailbox(await listMails(request.ctx))),
  )

  app.get('/dev/mailbox.json', async (request) => ({ mails: await listMails(request.ctx) }))

  app.get<{ Params: { mailId: string } }>('/dev/mailbox/:mailId', async (request, reply) => {
    const mail = await findMail(request.ctx, request.params.mailId)

    return mail
      ? reply.type(html).send(renderMail(mail))
      : reply.code(404).type('text/plain; charset=utf-8').send('This email does not exist.')
  })

  app.get<{ Params: { mailId: string } }>('/dev/mailbox/:mailId/html', async (request, reply) => {
    const mail = await findMail(request.ctx, request.params.mailId)

    return mail
      ? reply.header('content-security-policy', mailPolicy).type(html).send(mail.html)
      : reply.code(404).type('text/plain; charset=utf-8').send('This email does not exist.')
  })
}

const columns = {
  _id: mails.id,
  kind: mails.kind,
  fromName: mails.fromName,
  replyToName: mails.replyToName,
  replyToEmail: mails.replyToEmail,
  recipientName: mails.recipientName,
  recipientEmail: mails.recipientEmail,
  subject: mails.subject,
  text: mails.text,
  html: mails.html,
  createdAt: mails.createdAt,
  sentAt: mails.sentAt,
}

type Mail = Awaited<ReturnType<typeof listMails>>[number]

/** The newest 200. */
async function listMails(ctx: Context) {
  return ctx.db.select(columns).from(mails).orderBy(desc(mails.createdAt)).limit(200)
}

async function findMail(ctx: Context, mailId: string): Promise<Mail | undefined> {
  if (!isUuid(mailId)) {
    return undefined
  }

  const [mail] = await ctx.db.select(columns).from(mails).where(eq(mails.id, mailId))
  return mail
}

function renderMailbox(items: Mail[]): string {
  const rows = items.map(
    (mail) =>
      `<tr><td>${mail.createdAt.toISOString()}</td><td>${formatFrom(mail)}</td><td>${formatReplyTo(mail)}</td><td>${formatRecipient(mail)}</td><td><a href="/dev/mailbox/${mail._id}">${escapeHtml(mail.subject)}</a></td></tr>`,
  )
  const table = `<table><thead><tr><th scope="col">Created</th><th scope="col">From</th><th scope="col">Reply-To</th><th scope="col">To</th><th scope="col">Subject</th></tr></thead><tbody>${rows.join('')}</tbody></table>`

  return page('Mailbox', items.length > 0 ? table : '<p>No emails yet.</p>')
}

function renderMail(mail: Mail): string {
  const body = [
    '<p><a href="/dev/mailbox">All emails</a></p>',
    `<dl><dt>From</dt><dd>${formatFrom(mail)}</dd><dt>Reply-To</dt><dd>${formatReplyTo(mail)}</dd><dt>To</dt><dd>${formatRecipient(mail)}</dd><dt>Subject</dt><dd>${escapeHtml(mail.subject)}</dd><dt>Created</dt><dd>${mail.createdAt.toISOString()}</dd></dl>`,
    `<p><a href="/dev/mailbox/${mail._id}/html">As HTML</a></p>`,
    ...mail.text.split('\n\n').map((block) => `<p>${toHtml(block)}</p>`),
  ]

  return page(mail.subject, body.join(''))
}

function formatFrom({ fromName }: Mail): string {
  return escapeHtml(fromName ?? 'Countersign')
}

function formatReplyTo({ replyToName, replyToEmail }: Mail): string {
  return replyToEmail ? escapeHtml(`${replyToName ?? ''} <${replyToEmail}>`) : '—'
}

function formatRecipient(mail: Mail): string {
  return escapeHtml(`${mail.recipientName} <${mail.recipientEmail}>`)
}

/** Keeps line breaks and makes links clickable. */
function toHtml(block: string): string {
  return escapeHtml(block.trim())
    .replace(/https?:\/\/[^\s<]+/g, (url) => `<a href="${url}">${url}</a>`)
    .replaceAll('\n', '<br>')
}

function page(title: string, body: string): string {
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="referrer" content="no-referrer"><title>${escapeHtml(title)}</title></head><body><main><h1>${escapeHtml(title)}</h1>${body}</main></body></html>`
}
