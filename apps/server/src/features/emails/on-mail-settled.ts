import { appendEvents, mails, signingInvites } from '@countersign/database'
import { and, eq, isNotNull, notExists, sql } from 'drizzle-orm'
import { type MailSettlement } from '../../infrastructure/mail/attempt-mail.ts'
import { isUnsettled, type MailRow } from '../../infrastructure/mail/enqueue-mail.ts'
import { sentColumns, type PacketMail } from '../../infrastructure/mail/send-mail.ts'
import type { Context } from '../../kernel/context.ts'
import { packetStream } from '../../kernel/events/event-stream.ts'
import { recordEvent, toUnchained, type NewEvent } from '../../kernel/events/record-event.ts'
import { stopConfirmations } from '../applications/index.ts'
import { lockPacket } from '../packet/index.ts'
import { markReachable, onUndeliverable } from './on-undeliverable.ts'

/** Not for an address that was marked as undeliverable: it works again. */
export async function saveAcceptedMail(ctx: Context, mail: PacketMail): Promise<boolean> {
  const { id, packetId, documentGroupId, role, recipientEmail } = mail
  if (!packetId) {
    return false
  }
  const { db } = ctx
  const marked = db
    .select({ one: sql`1` })
    .from(signingInvites)
    .where(
      and(
        eq(signingInvites.packetId, packetId),
        sql`${signingInvites.role} = ${role}`,
        eq(signingInvites.email, recipientEmail),
        isNotNull(signingInvites.undeliverableAt),
      ),
    )
  const sent = db.$with('sent').as(
    db
      .update(mails)
      .set(sentColumns(ctx.clock.now()))
      .where(and(isUnsettled(id), notExists(marked)))
      .returning({ id: mails.id }),
  )
  const event = toUnchained(ctx, handedOver(documentGroupId, mail))
  const saved = await db
    .with(sent)
    .select({ events: appendEvents([event]) })
    .from(sent)

  return saved.length > 0
}

/** Records what the mail server replied; a mail that stays in the outbox was not sent. */
export async function onMailSettled(
  ctx: Context,
  mail: MailRow,
  outcome: MailSettlement,
): Promise<void> {
  if (outcome.kind === 'rejected') {
    await stopConfirmations(ctx, mail)
  }
  const packet = mail.packetId ? await lockPacket(ctx, mail.packetId) : undefined
  if (!packet || outcome.kind === 'stored') {
    return
  }

  const { id: mailId, kind, role } = mail
  if (outcome.kind === 'accepted') {
    await recordEvent(ctx, handedOver(packet.documentGroupId, mail))
    await markReachable(ctx, packet, mail)
    return
  }

  const { reply } = outcome
  const cause = outcome.kind === 'rejected' ? undefined : outcome.kind
  ctx.log.warn({ mailId, reply, cause }, 'mail not sent')
  await recordEvent(ctx, {
    stream: packetStream(packet.documentGroupId),
    type: 'mail.refused',
    data: { kind, role, mailId, reply, ...(cause && { cause }) },
  })
  if (outcome.kind === 'outdated') {
    return
  }
  await onUndeliverable(ctx, packet, {
    mail,
    cause: outcome.kind === 'suppressed' ? 'suppressed' : 'returned',
  })
}

function handedOver(documentGroupId: string, { id: mailId, kind, role }: MailRow): NewEvent {
  return {
    stream: packetStream(documentGroupId),
    type: 'mail.handed-over',
    data: { kind, role, mailId },
  }
}
