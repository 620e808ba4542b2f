import type { Context } from '../../../kernel/context.ts'
import { queueMail } from '../emails/queue-mail.ts'
import { residentEmails } from '../emails/resident-emails.ts'
import { formatAddress } from '../format-address.ts'
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
      name,
      sender: packet.initiatorName,
      address: formatAddress(packet),
      documentTitles: packet.documents.map((document) => document.title),
      url: `${ctx.ports.publicUrl}/sign/${code}`,
      expiresAt,
    }),
  })
}
