import { signingInvites } from '@countersign/database'
import { and, eq, lt, sql } from 'drizzle-orm'
import type { MailRow } from '../../infrastructure/mail/enqueue-mail.ts'
import type { Context } from '../../kernel/context.ts'
import { type PacketRow, packetUrl, planReminder, touchPacket } from '../packet/index.ts'
import { undeliverableEmail, type Undeliverable } from './owner-emails.ts'
import { ownerFacts } from './packet-facts.ts'
import { queueOwnerMail } from './queue-mail.ts'

interface UndeliverableMail {
  mail: MailRow
  cause: Undeliverable['cause']
}

/**
 * A mail to a resident was refused or came back, or its address wants no more email: their invite is
 * marked, planned reminders stop, and the owner is told once for each mail. Nothing happens if the
 * address has been corrected since. Whoever gets only a copy has no invite: the owner is always told.
 */
export async function onUndeliverable(
  ctx: Context,
  packet: PacketRow,
  { mail, cause }: UndeliverableMail,
): Promise<void> {
  if (mail.role === 'LLSign') {
    return
  }
  if (!isCopyMail(mail) && !(await markUndeliverable(ctx, packet, mail))) {
    return
  }

  await touchPacket(ctx, packet.id)
  const content = contents[mail.kind]
  if (content) {
    await queueOwnerMail(ctx, packet, {
      kind: 'unreachable',
      occasion: mail.id,
      email: undeliverableEmail({
        ...ownerFacts(packet),
        name: mail.recipientName,
        signer: describeRecipient(mail),
        content,
        cause,
        url: packetUrl(ctx, packet, isCopy(content) ? 'view' : 'resident-link'),
      }),
    })
  }
}

/** Whether the packet still has this signer at this address. */
async function markUndeliverable(ctx: Context, packet: PacketRow, mail: MailRow): Promise<boolean> {
  const marked = await ctx.db
    .update(signingInvites)
    .set({ undeliverableAt: ctx.clock.now(), nextReminderAt: null })
    .where(isRecipient(packet, mail))
    .returning({ id: signingInvites.id })

  return marked.length > 0
}

function isCopyMail({ kind }: MailRow): boolean {
  return kind === 'printed-copy' || kind === 'signed-copy'
}

/** Without the name that somebody who gets only a copy may lack. */
function describeRecipient({ recipientName, recipientEmail }: MailRow): string {
  return recipientName === recipientEmail ? recipientEmail : `${recipientName} (${recipientEmail})`
}

function isCopy(content: Undeliverable['content']): boolean {
  return content === 'signed copy' || content === 'copy'
}

/** A mail that was written or sent again after the mark and accepted: the address works again. */
export async function markReachable(ctx: Context, packet: PacketRow, mail: MailRow): Promise<void> {
  const [invite] = await ctx.db
    .update(signingInvites)
    .set({ undeliverableAt: null })
    .where(
      and(
        isRecipient(packet, mail),
        lt(signingInvites.undeliverableAt, mail.resentAt ?? mail.createdAt),
      ),
    )
    .returning()
  if (!invite) {
    return
  }

  await touchPacket(ctx, packet.id)
  if (invite.status === 'pending') {
    await planReminder(ctx, packet, invite)
  }
}

/** What the owner is told about. The other mails say that a link has ended. */
const contents: Partial<Record<string, Undeliverable['content']>> = {
  invitation: 'signing link',
  reminder: 'reminder',
  answer: 'answer',
  executed: 'signed copy',
  'printed-copy': 'copy',
  'signed-copy': 'copy',
}

function isRecipient({ id }: PacketRow, { role, recipientEmail }: MailRow) {
  return and(
    eq(signingInvites.packetId, id),
    sql`${signingInvites.role} = ${role}`,
    eq(signingInvites.email, recipientEmail),
  )
}
