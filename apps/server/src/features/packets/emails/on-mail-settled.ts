import type { Context } from '../../../kernel/context.ts'
import { formatAddress } from '../format-address.ts'
import type { PacketRow } from '../rows.ts'
import { undeliverableEmail, type Undeliverable } from './unreachable.ts'
import type { MailRow } from '../../../infrastructure/mail/mail-row.ts'
import { queueMail } from './queue-mail.ts'

/** Whoever waits for a link or a copy that does not come should not wait for ever: the owner hears of it. */
export async function notifyUndeliverable(
  ctx: Context,
  packet: PacketRow,
  mail: MailRow,
): Promise<void> {
  const missed = missedIn(mail)
  if (!missed || mail.role === 'LLSign') {
    return
  }

  const { what, screen } = missed
  await queueMail(ctx, {
    packet,
    kind: 'unreachable',
    role: 'LLSign',
    occasion: mail.id,
    to: { name: packet.initiatorName, email: packet.initiatorEmail },
    email: undeliverableEmail({
      ownerName: packet.initiatorName,
      who: `${mail.recipientName} (${mail.recipientEmail})`,
      what,
      packetName: packet.name,
      premises: formatAddress(packet),
      url: `${ctx.ports.publicUrl}/legal-forms/${screen}?documentGroupId=${packet.documentGroupId}`,
    }),
  })
}

function missedIn({ kind }: MailRow): { what: Undeliverable['what']; screen: string } | undefined {
  switch (kind) {
    case 'invitation':
      return { what: 'signing link', screen: 'resident-link' }
    case 'executed':
      return { what: 'signed copy', screen: 'view' }
  }
  return undefined
}
