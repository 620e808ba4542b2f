import { mails } from '@countersign/database'
import type { Context } from '../../kernel/context.ts'
import { enqueue } from '../../kernel/jobs.ts'
import type { MailMessage, MailOutcome } from '../../kernel/ports.ts'
import { inTransaction } from '../../kernel/transaction.ts'
import { isUnsettled, sendMailType, type MailRow } from './enqueue-mail.ts'
import { nextAttempt } from './next-attempt.ts'

/** What became of a mail: what the transport knows, or why we do not send it. */
export type MailSettlement =
  MailOutcome | { kind: 'gave-up' | 'suppressed' | 'outdated'; reply: string }

/** `undefined` if a later attempt is planned: a mail has them for days (`next-attempt.ts`). */
export async function attemptMail(
  ctx: Context,
  mail: MailRow,
): Promise<MailSettlement | undefined> {
  try {
    return await ctx.ports.mail.send(toMessage(mail))
  } catch (error) {
    const failure = describeFailure(error)
    if (await planNextAttempt(ctx, { mail, failure })) {
      ctx.log.warn({ err: error, mailId: mail.id }, 'mail not sent, will be tried again')
      return undefined
    }
    ctx.log.error({ err: error, mailId: mail.id }, 'mail given up after the last attempt')
    return { kind: 'gave-up', reply: failure }
  }
}

/** Returns whether there is another attempt. */
async function planNextAttempt(
  ctx: Context,
  { mail, failure }: { mail: MailRow; failure: string },
): Promise<boolean> {
  const nextAttemptAt = nextAttempt(mail, ctx.clock.now())
  if (!nextAttemptAt) {
    return false
  }

  await inTransaction(ctx, async (tx) => {
    await tx.db
      .update(mails)
      .set({ failure, attempts: mail.attempts + 1, nextAttemptAt })
      .where(isUnsettled(mail.id))
    await enqueue(tx, sendMailType, { mailId: mail.id }, { startAfter: nextAttemptAt })
  })
  return true
}

function describeFailure(error: unknown): string {
  return (error instanceof Error ? error.message : String(error)).slice(0, 300)
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
