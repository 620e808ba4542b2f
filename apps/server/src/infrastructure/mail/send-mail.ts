import { mails } from '@countersign/database'
import { and, eq, isNull } from 'drizzle-orm'
import { z } from 'zod'
import type { Context } from '../../kernel/context.ts'
import type { MailOutcome } from '../../kernel/ports.ts'
import { recordEvent } from '../../kernel/events/record-event.ts'
import { inTransaction } from '../../kernel/transaction.ts'
import { findPacket } from '../../features/packets/index.ts'
import type { MailRow } from './mail-row.ts'
import { notifyUndeliverable } from '../../features/packets/emails/on-mail-settled.ts'
import { packetStream } from '../../kernel/events/event-stream.ts'

export const SendMail = z.object({ mailId: z.uuid() })

/**
 * Hands one mail of the outbox to the transport. Where the process dies between the two, it is handed
 * over again under the same message id, which is how mail servers know it for the same mail.
 */
export async function sendMail(ctx: Context, { mailId }: z.output<typeof SendMail>): Promise<void> {
  const [mail] = await ctx.db.select().from(mails).where(unsettled(mailId))
  if (!mail) {
    return
  }

  const outcome = await ctx.ports.mail.send({
    id: mail.id,
    to: { name: mail.recipientName, email: mail.recipientEmail },
    subject: mail.subject,
    text: mail.text,
    html: mail.html,
  })
  await inTransaction(ctx, (tx) => settle(tx, mail, outcome))
}

function unsettled(mailId: string) {
  return and(eq(mails.id, mailId), isNull(mails.sentAt), isNull(mails.refusedAt))
}

/** Into the packet's record goes what a mail server has answered. A mail that stays here was not sent. */
async function settle(ctx: Context, mail: MailRow, outcome: MailOutcome): Promise<void> {
  const now = ctx.clock.now()
  const [settled] = await ctx.db
    .update(mails)
    .set(outcome.kind === 'refused' ? { refusedAt: now } : { sentAt: now })
    .where(unsettled(mail.id))
    .returning({ packetId: mails.packetId })
  const packet = settled?.packetId ? await findPacket(ctx, settled.packetId) : undefined
  if (!packet || outcome.kind === 'kept') {
    return
  }

  const stream = packetStream(packet.documentGroupId)
  const facts = { kind: mail.kind, role: mail.role, mailId: mail.id }
  if (outcome.kind === 'handed-over') {
    await recordEvent(ctx, { stream, type: 'mail.handed-over', data: facts })
    return
  }

  const data = { ...facts, reply: outcome.reply }
  await recordEvent(ctx, { stream, type: 'mail.refused', data })
  ctx.log.warn({ mailId: mail.id, reply: outcome.reply }, 'a mail was refused')
  await notifyUndeliverable(ctx, packet, mail)
}
