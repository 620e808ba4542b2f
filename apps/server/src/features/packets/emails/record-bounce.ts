import { mails } from '@countersign/database'
import { and, eq, isNull, or, sql } from 'drizzle-orm'
import { headerText } from '../../../infrastructure/mail/header-text.ts'
import type { MailRow } from '../../../infrastructure/mail/send-mail.ts'
import type { Context } from '../../../kernel/context.ts'
import { packetStream } from '../../../kernel/events/event-stream.ts'
import { recordEvent } from '../../../kernel/events/record-event.ts'
import { isUuid } from '../../../kernel/ids.ts'
import { inTransaction } from '../../../kernel/transaction.ts'
import { lockPacket } from '../read/find-packet.ts'
import { onUndeliverable } from './on-undeliverable.ts'

/** One of our mails came back after a mail server had accepted it. */
export interface Bounce {
  /** Ours, or the Message-ID of the mail that came back, with or without angle brackets. */
  mail: { mailId: string } | { messageId: string }
  /** What the report says, for the log and the record. */
  reply: string
}

const maxReplyLength = 300

/**
 * Marks the mail as bounced, and its recipient's invite as undeliverable. Idempotent: the conditional
 * update decides, so that the owner is told once. Returns whether this report is about a mail of ours
 * and is the first one.
 */
export async function recordBounce(ctx: Context, bounce: Bounce): Promise<boolean> {
  const reply = headerText(bounce.reply, maxReplyLength)

  return inTransaction(ctx, async (tx) => {
    const mail = await markBounced(tx, bounce)
    if (!mail) {
      return false
    }

    tx.log.warn({ mailId: mail.id, reply }, 'mail bounced')
    const packet = mail.packetId ? await lockPacket(tx, mail.packetId) : undefined
    if (packet) {
      const { id: mailId, kind, role } = mail
      await recordEvent(tx, {
        stream: packetStream(packet.documentGroupId),
        type: 'mail.bounced',
        data: { kind, role, mailId, reply },
        actor: { kind: 'system' },
      })
      await onUndeliverable(tx, packet, mail)
    }
    return true
  })
}

/** A mail that the mail server has refused is settled already. */
async function markBounced(ctx: Context, { mail }: Bounce): Promise<MailRow | undefined> {
  const messageId = 'messageId' in mail ? mail.messageId.replace(/^\s*<|>\s*$/g, '') : undefined
  // Each Message-ID begins with the id of its mail.
  const id = 'mailId' in mail ? mail.mailId : (messageId?.split('@')[0] ?? '')
  if (!isUuid(id)) {
    return undefined
  }

  const now = ctx.clock.now()
  const [bounced] = await ctx.db
    .update(mails)
    .set({ bouncedAt: now, sentAt: sql`coalesce(${mails.sentAt}, ${now.toISOString()})` })
    .where(
      and(
        eq(mails.id, id),
        isNull(mails.bouncedAt),
        isNull(mails.refusedAt),
        messageId === undefined
          ? undefined
          : or(isNull(mails.messageId), eq(mails.messageId, messageId)),
      ),
    )
    .returning()

  return bounced
}
