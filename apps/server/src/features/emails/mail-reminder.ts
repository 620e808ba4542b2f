import type { Email } from '../../infrastructure/mail/email-template.ts'
import type { Context } from '../../kernel/context.ts'
import { packetStream } from '../../kernel/events/event-stream.ts'
import { recordEvent } from '../../kernel/events/record-event.ts'
import { ownerReminderEmail } from './owner-emails.ts'
import { ownerFacts, readSender, toResidentFacts } from './packet-facts.ts'
import { queueMail, queueOwnerMail } from './queue-mail.ts'
import { residentEmails } from './resident-emails.ts'
import type { OpenLink } from './mail-invitation.ts'
import { type InviteRow, type PacketRow, packetUrl } from '../packet/index.ts'

/** In the transaction that marks the signer as reminded. The link stays the same. */
export async function mailReminder(
  ctx: Context,
  packet: PacketRow,
  invite: InviteRow,
  kind: 'by-hand' | 'planned',
): Promise<void> {
  const { role, name, email, code, expiresAt } = invite
  const occasion = ctx.clock.now().toISOString()
  if (role === 'LLSign') {
    await queueOwnerMail(ctx, packet, {
      kind: 'reminder',
      occasion,
      email: ownerReminderEmail({ ...ownerFacts(packet), url: packetUrl(ctx, packet, 'sign') }),
    })
  } else if (code && expiresAt) {
    await queueMail(ctx, {
      packet,
      kind: 'reminder',
      role,
      occasion,
      to: { name, email },
      email: reminderEmail(ctx, packet, {
        invite,
        sender: await readSender(ctx, packet),
        code,
        expiresAt,
      }),
    })
  }
  await recordEvent(ctx, {
    stream: packetStream(packet.documentGroupId),
    type: 'packet.reminded',
    data: { role, kind },
    ...(kind === 'planned' && { actor: { kind: 'system' } }),
  })
}

export function reminderEmail(
  ctx: Context,
  packet: PacketRow,
  { invite, sender, code, expiresAt }: OpenLink,
): Email {
  return residentEmails(invite.language).reminder({
    ...toResidentFacts(packet, invite, sender),
    url: `${ctx.ports.publicUrl}/sign/${code}`,
    expiresAt,
  })
}
