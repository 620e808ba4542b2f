import type { InviteRole } from '@countersign/contract'
import { mails } from '@countersign/database'
import { renderEmail, type Email } from '../../../infrastructure/mail/email-template.ts'
import { enqueueMail } from '../../../infrastructure/mail/send-mail.ts'
import type { Context } from '../../../kernel/context.ts'
import { packetStream } from '../../../kernel/events/event-stream.ts'
import { recordEvent } from '../../../kernel/events/record-event.ts'

/** Stored with each mail. */
export type MailKind =
  | 'invitation'
  | 'your-turn'
  | 'link-expired'
  | 'new-link-asked'
  | 'executed'
  | 'declined'
  | 'expired'
  | 'closed'
  | 'paper-asked'
  | 'question-asked'
  | 'disowned'
  | 'unreachable'
  | 'answers-changing'
  | 'reminder'
  | 'answer'
  | 'resident-signed'

export interface NewMail {
  packet: { id: string; documentGroupId: string }
  kind: MailKind
  /** The recipient's. */
  role: InviteRole
  /** What makes a second mail of this kind to the same person a new one, such as a new link. */
  occasion?: string
  to: { name: string; email: string }
  email: Email
}

/**
 * In the caller's transaction. Idempotent by packet, kind, role and occasion: the unique key decides.
 * Returns whether the mail is new.
 */
export async function queueMail(ctx: Context, mail: NewMail): Promise<boolean> {
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
    return false
  }

  await recordEvent(ctx, {
    stream: packetStream(mail.packet.documentGroupId),
    type: 'mail.queued',
    data: { kind: mail.kind, role: mail.role, mailId: id },
  })
  await enqueueMail(ctx, id)
  return true
}

type Owned = NewMail['packet'] & { initiatorName: string; initiatorEmail: string }

/** To the owner or agent who made the packet. */
export async function queueOwnerMail(
  ctx: Context,
  packet: Owned,
  mail: Pick<NewMail, 'kind' | 'occasion' | 'email'>,
): Promise<void> {
  const to = { name: packet.initiatorName, email: packet.initiatorEmail }

  await queueMail(ctx, { ...mail, packet, role: 'LLSign', to })
}
