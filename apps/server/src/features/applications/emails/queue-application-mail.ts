import { mails } from '@countersign/database'
import { renderEmail, type Email } from '../../../infrastructure/mail/email-template.ts'
import { enqueueMail } from '../../../infrastructure/mail/send-mail.ts'
import type { Context } from '../../../kernel/context.ts'

interface ApplicationMail {
  kind: 'application-confirmation' | 'application-received'
  requestId: string
  /** What makes a second mail of this kind a new one. */
  occasion?: string
  to: { name: string; email: string }
  fromName?: string
  replyTo?: { name: string; email: string }
  email: Email
}

/** In the caller's transaction. Such a mail belongs to no packet. */
export async function queueApplicationMail(ctx: Context, mail: ApplicationMail): Promise<void> {
  const id = ctx.ids.uuid()
  const [queued] = await ctx.db
    .insert(mails)
    .values({
      id,
      kind: mail.kind,
      dedupeKey: [mail.requestId, mail.kind, mail.occasion].filter(Boolean).join('/'),
      role: mail.kind === 'application-received' ? 'LLSign' : 'TT1',
      recipientName: mail.to.name,
      recipientEmail: mail.to.email,
      fromName: mail.fromName,
      replyToName: mail.replyTo?.name,
      replyToEmail: mail.replyTo?.email,
      messageId: `${id}@${new URL(ctx.ports.publicUrl).hostname}`,
      ...renderEmail(mail.email),
      createdAt: ctx.clock.now(),
    })
    .onConflictDoNothing({ target: mails.dedupeKey })
    .returning({ id: mails.id, resentAt: mails.resentAt })
  if (queued) {
    await enqueueMail(ctx, queued)
  }
}
