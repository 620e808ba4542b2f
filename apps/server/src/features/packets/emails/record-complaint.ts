import { suppressedAddresses } from '@countersign/database'
import { headerText } from '../../../infrastructure/mail/header-text.ts'
import type { MailRow } from '../../../infrastructure/mail/send-mail.ts'
import type { Context } from '../../../kernel/context.ts'
import { packetStream } from '../../../kernel/events/event-stream.ts'
import { recordEvent } from '../../../kernel/events/record-event.ts'
import { inTransaction } from '../../../kernel/transaction.ts'
import { lockPacket } from '../read/find-packet.ts'
import { findMail, type MailReference } from './find-mail.ts'
import { onUndeliverable } from './on-undeliverable.ts'

/** The recipient reported one of our mails as unwanted. */
export interface Complaint {
  mail: MailReference
  /** For the log and the record. */
  reply: string
}

const maxReplyLength = 300

/**
 * From now on, no mail is sent to that address, and the packet's owner is told. Idempotent: the first
 * complaint of an address decides. Returns whether this is it.
 */
export async function recordComplaint(ctx: Context, complaint: Complaint): Promise<boolean> {
  const reply = headerText(complaint.reply, maxReplyLength)

  return inTransaction(ctx, async (tx) => {
    const mail = await findMail(tx, complaint.mail)
    if (!mail || !(await suppress(tx, mail))) {
      return false
    }

    tx.log.warn({ mailId: mail.id, reply }, 'mail complained about')
    const packet = mail.packetId ? await lockPacket(tx, mail.packetId) : undefined
    if (packet) {
      const { id: mailId, kind, role } = mail
      await recordEvent(tx, {
        stream: packetStream(packet.documentGroupId),
        type: 'mail.complained',
        data: { kind, role, mailId, reply },
        actor: { kind: 'system' },
      })
      await onUndeliverable(tx, packet, { mail, cause: 'suppressed' })
    }
    return true
  })
}

async function suppress(ctx: Context, mail: MailRow): Promise<boolean> {
  const added = await ctx.db
    .insert(suppressedAddresses)
    .values({
      email: mail.recipientEmail.toLowerCase(),
      mailId: mail.id,
      createdAt: ctx.clock.now(),
    })
    .onConflictDoNothing()
    .returning()

  return added.length > 0
}
