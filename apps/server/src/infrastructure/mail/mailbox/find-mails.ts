import { mails } from '@countersign/database'
import { desc, eq, ilike, or } from 'drizzle-orm'
import type { Context } from '../../../kernel/context.ts'
import { isUuid } from '../../../kernel/ids.ts'

const columns = {
  _id: mails.id,
  kind: mails.kind,
  fromName: mails.fromName,
  replyToName: mails.replyToName,
  replyToEmail: mails.replyToEmail,
  recipientName: mails.recipientName,
  recipientEmail: mails.recipientEmail,
  messageId: mails.messageId,
  threadId: mails.threadId,
  subject: mails.subject,
  text: mails.text,
  html: mails.html,
  createdAt: mails.createdAt,
  sentAt: mails.sentAt,
}

export type Mail = Awaited<ReturnType<typeof listMails>>[number]

const maxListed = 200
const maxQueryLength = 200

/** The newest 200, of those whose recipient, subject or text has these words. */
export async function listMails(ctx: Context, query = '') {
  const pattern = `%${query
    .trim()
    .slice(0, maxQueryLength)
    .replace(/[%_\\]/g, '\\$&')}%`
  const searched = [mails.recipientName, mails.recipientEmail, mails.subject, mails.text]
  const matches = query.trim() && or(...searched.map((column) => ilike(column, pattern)))

  return ctx.db
    .select(columns)
    .from(mails)
    .where(matches || undefined)
    .orderBy(desc(mails.createdAt))
    .limit(maxListed)
}

export async function findMail(ctx: Context, mailId: string): Promise<Mail | undefined> {
  if (!isUuid(mailId)) {
    return undefined
  }

  const [mail] = await ctx.db.select(columns).from(mails).where(eq(mails.id, mailId))
  return mail
}
