import { mails } from '@countersign/database'
import { renderEmail, type Email } from '../../../infrastructure/mail/email-template.ts'
import { enqueueMail, type MailRow } from '../../../infrastructure/mail/enqueue-mail.ts'
import type { Context } from '../../../kernel/context.ts'

export const confirmationKind = 'application-confirmation'

interface ApplicationMail {
  kind: typeof confirmationKind | 'application-received'
  requestId: string
  ownerId: string
  /** What makes a second mail of this kind a new one. */
  occasion?: string
  to: { name: string; email: string }
  fromName?: string
  replyTo?: { name: string; email: string }
  /** Default: now. */
  sendAt?: Date
  email: Email
}

/** The id of the request that a mail of these kinds is about. */
export function requestOfMail({ dedupeKey }: Pick<MailRow, 'dedupeKey'>): string {
  return dedupeKey.split('/')[0] ?? ''
}

export async function queueApplicationMail(ctx: Context, mail: ApplicationMail): Promise<void> {
  const id = ctx.ids.uuid()
  const [queued] = await ctx.db
    .insert(mails)
    .values({
      id,
      kind: mail.kind,
      ownerId: mail.ownerId,
      dedupeKey: [mail.requestId, mail.kind, mail.occasion].filter(Boolean).join('/'),
      role: mail.kind === 'application-received' ? 'LLSign' : 'TT1',
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
