import { mails } from '@countersign/database'
import { and, isNull, sql } from 'drizzle-orm'
import { headerText } from '../../../infrastructure/mail/header-text.ts'
import type { MailRow } from '../../../infrastructure/mail/send-mail.ts'
import type { Context } from '../../../kernel/context.ts'
import { packetStream } from '../../../kernel/events/event-stream.ts'
import { recordEvent } from '../../../kernel/events/record-event.ts'
import { inTransaction } from '../../../kernel/transaction.ts'
import { lockPacket } from '../read/find-packet.ts'
import { matchMail, type MailReference } from './find-mail.ts'
import { onUndeliverable } from './on-undeliverable.ts'

/** One of our mails came back after a mail server had accepted it. */
export interface Bounce {
  /** The mail that came back. */
  mail: MailReference
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
    const mail = await markBounced(tx, { ...bounce, reply })
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
      await onUndeliverable(tx, packet, { mail, cause: 'returned' })
    }
    return true
  })
}

/** A mail that the mail server has refused is settled already. */
async function markBounced(ctx: Context, { mail, reply }: Bounce): Promise<MailRow | undefined> {
  const isReferred = matchMail(mail)
  if (!isReferred) {
    return undefined
  }

  const now = ctx.clock.now()
  const [bounced] = await ctx.db
    .update(mails)
    .set({
      bouncedAt: now,
      failure: reply,
      sentAt: sql`coalesce(${mails.sentAt}, ${now.toISOString()})`,
    })
    .where(and(isReferred, isNull(mails.bouncedAt), isNull(mails.refusedAt)))
    .returning()

  return bounced
}
