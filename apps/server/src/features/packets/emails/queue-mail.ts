import type { InviteRole } from '@countersign/contract'
import { mails } from '@countersign/database'
import type { Context } from '../../../kernel/context.ts'
import { recordEvent } from '../../../kernel/events/record-event.ts'
import { renderEmail, type Email } from '../../../infrastructure/mail/email-template.ts'
import type { MailKind } from '../../../infrastructure/mail/mail-kind.ts'
import { enqueueMail } from '../../../infrastructure/mail/enqueue-mail.ts'
import { packetStream } from '../../../kernel/events/event-stream.ts'

export interface NewMail {
  packet: { id: string; documentGroupId: string }
  kind: MailKind
  /** Of the recipient; a kind reaches each role once. */
  role: InviteRole
  /** Tells a second mail of the kind to the same person from a repeated one, such as a new code's. */
  occasion?: string
  to: { name: string; email: string }
  email: Email
}

/**
 * Puts a mail into the outbox, with its job, in the transaction of what it tells of. The same mail
 * asked for again is the one that is already there.
 */
export async function queueMail(ctx: Context, mail: NewMail): Promise<void> {
  const id = ctx.ids.uuid()
  const [queued] = await ctx.db
    .insert(mails)
    .values({
      id,
      packetId: mail.packet.id,
      kind: mail.kind,
      dedupeKey: [mail.packet.id, mail.kind, mail.role, mail.occasion].filter(Boolean).join('/'),
      role: mail.role,
      recipientName: mail.to.name,
      recipientEmail: mail.to.email,
      ...renderEmail(mail.email),
      createdAt: ctx.clock.now(),
    })
    .onConflictDoNothing({ target: mails.dedupeKey })
    .returning({ id: mails.id })
  if (!queued) {
    return
  }

  await recordEvent(ctx, {
    stream: packetStream(mail.packet.documentGroupId),
    type: 'mail.queued',
    data: { kind: mail.kind, role: mail.role, mailId: id },
  })
  await enqueueMail(ctx, id)
}
