import type { MailRow } from '../../../infrastructure/mail/send-mail.ts'
import type { Context } from '../../../kernel/context.ts'
import { packetStream } from '../../../kernel/events/event-stream.ts'
import { recordEvent } from '../../../kernel/events/record-event.ts'
import type { MailOutcome } from '../../../kernel/ports.ts'
import { formatAddress } from '../format-address.ts'
import { packetUrl } from '../packet-url.ts'
import { findPacket } from '../read/find-packet.ts'
import type { PacketRow } from '../rows.ts'
import { undeliverableEmail, type Undeliverable } from './owner-emails.ts'
import { queueOwnerMail } from './queue-mail.ts'

/** Records what the mail server replied; a mail that stays in the outbox was not sent. */
export async function onMailSettled(
  ctx: Context,
  mail: MailRow,
  outcome: MailOutcome,
): Promise<void> {
  const packet = mail.packetId ? await findPacket(ctx, mail.packetId) : undefined
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
    return
  }

  const { reply } = outcome
  ctx.log.warn({ mailId, reply }, 'mail rejected by the mail server')
  await recordEvent(ctx, {
    stream: packetStream(packet.documentGroupId),
    type: 'mail.refused',
    data: { kind, role, mailId, reply },
  })
  await notifyOwner(ctx, packet, mail)
}

async function notifyOwner(ctx: Context, packet: PacketRow, mail: MailRow): Promise<void> {
  const missing = missingContent(mail)
  if (!missing || mail.role === 'LLSign') {
    return
  }

  await queueOwnerMail(ctx, packet, {
    kind: 'unreachable',
    occasion: mail.id,
    email: undeliverableEmail({
      ownerName: packet.initiatorName,
      signer: `${mail.recipientName} (${mail.recipientEmail})`,
      content: missing.content,
      packetName: packet.name,
      address: formatAddress(packet),
      url: packetUrl(ctx, packet, missing.screen),
    }),
  })
}

function missingContent({
  kind,
}: MailRow): { content: Undeliverable['content']; screen: 'resident-link' | 'view' } | undefined {
  switch (kind) {
    case 'invitation':
      return { content: 'signing link', screen: 'resident-link' }
    case 'executed':
      return { content: 'signed copy', screen: 'view' }
  }
  return undefined
}
