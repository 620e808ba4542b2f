import type { MailSettlement } from '../../infrastructure/mail/attempt-mail.ts'
import type { MailRow } from '../../infrastructure/mail/enqueue-mail.ts'
import type { Context } from '../../kernel/context.ts'
import { packetStream } from '../../kernel/events/event-stream.ts'
import { recordEvent } from '../../kernel/events/record-event.ts'
import { stopConfirmations } from '../applications/index.ts'
import { lockPacket } from '../packet/index.ts'
import { markReachable, onUndeliverable } from './on-undeliverable.ts'

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
    await recordEvent(ctx, {
      stream: packetStream(packet.documentGroupId),
      type: 'mail.handed-over',
      data: { kind, role, mailId },
    })
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
