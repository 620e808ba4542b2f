import type { Context } from '../../../kernel/context.ts'
import { executedLetter, type Executed } from '../emails/executed.ts'
import { queueMail } from '../../../infrastructure/mail/queue-mail.ts'
import { residentLetters } from '../emails/resident-emails.ts'
import type { Letter } from '../../../infrastructure/mail/email-template.ts'
import { premisesOf } from '../read/premises.ts'
import type { PacketRow } from '../packet-row.ts'
import type { InviteRow } from '../invites/invite-row.ts'
import { disownedRoles } from '../invites/wrong-recipients.ts'
import { nameOfInvite } from '../close/ending.ts'

/**
 * Gives everyone who signed the way to their copy: the owner in the app, residents by their code. Who
 * cannot be reached safely is left to the owner, and the owner is told.
 */
export async function mailExecuted(
  ctx: Context,
  packet: PacketRow,
  invites: readonly InviteRow[],
): Promise<void> {
  const disowned = await disownedRoles(ctx, packet)
  const reached = invites.filter(({ role }) => !disowned.has(role))
  const unreached = invites.filter(({ role }) => disowned.has(role)).map(nameOfInvite)

  for (const invite of reached) {
    await queueMail(ctx, {
      packet,
      kind: 'executed',
      place: invite.role,
      to: { name: invite.name, email: invite.email },
      letter: letterFor(invite, {
        name: invite.name,
        premises: premisesOf(packet),
        documentTitles: packet.documents.map((document) => document.title),
        url: placeToOpen(ctx, packet, invite),
        unreached,
      }),
    })
  }
}

function letterFor({ role, language }: InviteRow, executed: Executed): Letter {
  return role === 'LLSign' ? executedLetter(executed) : residentLetters(language).executed(executed)
}

function placeToOpen(ctx: Context, packet: PacketRow, { code }: InviteRow): string {
  const { publicUrl } = ctx.parts

  return code
    ? `${publicUrl}/sign/status?code=${code}`
    : `${publicUrl}/legal-forms/view?documentGroupId=${packet.documentGroupId}`
}
