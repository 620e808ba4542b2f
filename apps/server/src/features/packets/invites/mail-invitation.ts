import type { Context } from '../../../kernel/context.ts'
import { residentFacts } from '../emails/packet-facts.ts'
import { queueMail } from '../emails/queue-mail.ts'
import { residentEmails } from '../emails/resident-emails.ts'
import type { InviteRow, PacketRow } from '../rows.ts'

/** Idempotent: one mail per link. */
export async function mailInvitation(
  ctx: Context,
  packet: PacketRow,
  invite: InviteRow,
): Promise<void> {
  const { role, name, email, code, expiresAt, language } = invite
  if (!code || !expiresAt) {
    return
  }

  await queueMail(ctx, {
    packet,
    kind: 'invitation',
    role,
    occasion: expiresAt.toISOString(),
    to: { name, email },
    email: residentEmails(language).invitation({
      ...(await residentFacts(ctx, packet, invite)),
      url: `${ctx.ports.publicUrl}/sign/${code}`,
      expiresAt,
      message: packet.message,
      helpUrl: `${ctx.ports.publicUrl}/help/residents`,
    }),
  })
}
