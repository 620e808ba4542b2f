import { mails } from '@countersign/database'
import { and, eq, isNull } from 'drizzle-orm'
import { z } from 'zod'
import type { Context } from '../../kernel/context.ts'

export const sendMailJob = 'send-mail'
export const SendMail = z.object({ mailId: z.uuid() })

/**
 * Hands one mail of the outbox to the transport. Where the process dies between the two, it is handed
 * over again under the same message id, which is how mail servers know it for the same mail.
 */
export async function sendMail(ctx: Context, { mailId }: z.output<typeof SendMail>): Promise<void> {
  const [mail] = await ctx.db
    .select()
    .from(mails)
    .where(and(eq(mails.id, mailId), isNull(mails.sentAt)))
  if (!mail) {
    return
  }

  await ctx.parts.mail.send({
    id: mail.id,
    to: { name: mail.recipientName, email: mail.recipientEmail },
    subject: mail.subject,
    text: mail.text,
    html: mail.html,
  })
  await ctx.db.update(mails).set({ sentAt: ctx.clock.now() }).where(eq(mails.id, mailId))
}

export async function enqueueMail(ctx: Context, mailId: string): Promise<void> {
  await ctx.parts.jobs.enqueue(ctx, sendMailJob, { mailId }, { singletonKey: mailId })
}
