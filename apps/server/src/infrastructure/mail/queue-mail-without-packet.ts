import { mails } from '@countersign/database'
import type { Context } from '../../kernel/context.ts'
import { renderEmail, type Email } from './email-template.ts'
import { enqueueMail, type MailRow } from './enqueue-mail.ts'

interface MailWithoutPacket extends Pick<MailRow, 'kind' | 'dedupeKey' | 'role'> {
  /** In whose business it is sent: an office. */
  ownerId: string
  to: { name: string; email: string }
  fromName?: string
  replyTo?: { name: string; email: string } | undefined
  /** Default: now. */
  sendAt?: Date | undefined
  email: Email
}

/** In the transaction of the change that it is about. A second one with the same key is not sent. */
export async function queueMailWithoutPacket(ctx: Context, mail: MailWithoutPacket): Promise<void> {
  const id = ctx.ids.uuid()
  const [queued] = await ctx.db
    .insert(mails)
    .values({
      id,
      kind: mail.kind,
      ownerId: mail.ownerId,
      dedupeKey: mail.dedupeKey,
      role: mail.role,
      recipientName: mail.to.name,
      recipientEmail: mail.to.email,
      fromName: mail.fromName,
      replyToName: mail.replyTo?.name,
      replyToEmail: mail.replyTo?.email,
      messageId: `${id}@${new URL(ctx.ports.publicUrl).hostname}`,
      ...renderEmail(mail.email, ctx.ports.association),
      createdAt: ctx.clock.now(),
      nextAttemptAt: mail.sendAt,
    })
    .onConflictDoNothing({ target: mails.dedupeKey })
    .returning({ id: mails.id, resentAt: mails.resentAt })
  if (queued) {
    await enqueueMail(ctx, queued, { startAfter: mail.sendAt })
  }
}
