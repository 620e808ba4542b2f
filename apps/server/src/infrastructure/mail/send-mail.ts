import { mails } from '@countersign/database'
import { and, eq, isNull } from 'drizzle-orm'
import { z } from 'zod'
import type { Context, Job, JobType } from '../../kernel/context.ts'
import { enqueue } from '../../kernel/jobs.ts'
import type { MailMessage, MailOutcome } from '../../kernel/ports.ts'
import { inTransaction } from '../../kernel/transaction.ts'

export type MailRow = typeof mails.$inferSelect

/** Runs in the transaction that records the outcome. */
export type OnMailSettled = (ctx: Context, mail: MailRow, outcome: MailOutcome) => Promise<void>

const SendMail = z.object({ mailId: z.uuid() })

export const sendMailType: JobType<typeof SendMail> = {
  name: 'send-mail',
  payload: SendMail,
  singletonKey: ({ mailId }) => mailId,
}

export async function enqueueMail(ctx: Context, mailId: string): Promise<void> {
  await enqueue(ctx, sendMailType, { mailId })
}

export function createSendMailJob(deps: { onSettled: OnMailSettled }): Job<typeof SendMail> {
  return {
    ...sendMailType,
    concurrency: 2,
    run: (ctx, { mailId }) => sendMail(ctx, { mailId, ...deps }),
  }
}

/**
 * At-least-once delivery: after a crash between sending and recording, the mail is sent again under
 * the same message id, by which mail servers deduplicate.
 */
async function sendMail(
  ctx: Context,
  { mailId, onSettled }: { mailId: string; onSettled: OnMailSettled },
): Promise<void> {
  const [mail] = await ctx.db.select().from(mails).where(isUnsettled(mailId))
  if (!mail) {
    return
  }

  const outcome = await ctx.ports.mail.send(toMessage(mail))
  await inTransaction(ctx, async (tx) => {
    if (await settle(tx, mail, outcome)) {
      await onSettled(tx, mail, outcome)
    }
  })
}

function toMessage(mail: MailRow): MailMessage {
  const { id, subject, text, html, recipientName, recipientEmail } = mail
  const { replyToName, replyToEmail } = mail

  return {
    id,
    messageId: mail.messageId ?? undefined,
    threadId: mail.threadId ?? undefined,
    fromName: mail.fromName ?? undefined,
    replyTo: replyToEmail ? { name: replyToName ?? '', email: replyToEmail } : undefined,
    to: { name: recipientName, email: recipientEmail },
    subject,
    text,
    html,
  }
}

async function settle(ctx: Context, { id }: MailRow, outcome: MailOutcome): Promise<boolean> {
  const now = ctx.clock.now()
  const settled = await ctx.db
    .update(mails)
    .set(outcome.kind === 'rejected' ? { refusedAt: now } : { sentAt: now })
    .where(isUnsettled(id))
    .returning({ id: mails.id })

  return settled.length > 0
}

function isUnsettled(mailId: string) {
  return and(eq(mails.id, mailId), isNull(mails.sentAt), isNull(mails.refusedAt))
}
