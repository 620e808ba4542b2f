import type { Context } from '../../../kernel/context.ts'
import { queueMail } from '../../../infrastructure/mail/queue-mail.ts'
import { residentLetters } from '../emails/resident-emails.ts'
import { premisesOf } from '../read/premises.ts'
import type { PacketRow } from '../packet-row.ts'
import type { InviteRow } from './invite-row.ts'

/** Sends a resident their link; once for each link, however often it is asked for. */
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
    place: role,
    occasion: expiresAt.toISOString(),
    to: { name, email },
    letter: residentLetters(language).invitation({
      name,
      sender: packet.initiatorName,
      premises: premisesOf(packet),
      documentTitles: packet.documents.map((document) => document.title),
      url: `${ctx.parts.publicUrl}/sign/${code}`,
      expiresAt,
    }),
  })
}
