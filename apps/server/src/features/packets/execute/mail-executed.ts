import type { Context } from '../../../kernel/context.ts'
import { executedEmail, type Executed } from '../emails/executed.ts'
import { queueMail } from '../emails/queue-mail.ts'
import { residentEmails } from '../emails/resident-emails.ts'
import type { Email } from '../../../infrastructure/mail/email-template.ts'
import { formatAddress } from '../format-address.ts'
import type { PacketRow } from '../rows.ts'
import type { InviteRow } from '../invites/invite-row.ts'
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
  const reached = invites.filter(({ wrongRecipientAt }) => !wrongRecipientAt)
  const unreached = invites.filter(({ wrongRecipientAt }) => wrongRecipientAt).map(nameOfInvite)

  for (const invite of reached) {
    await queueMail(ctx, {
      packet,
      kind: 'executed',
      role: invite.role,
      to: { name: invite.name, email: invite.email },
      email: letterFor(invite, {
        name: invite.name,
        premises: formatAddress(packet),
        documentTitles: packet.documents.map((document) => document.title),
        url: placeToOpen(ctx, packet, invite),
        unreached,
      }),
    })
  }
}

function letterFor({ role, language }: InviteRow, executed: Executed): Email {
  return role === 'LLSign' ? executedEmail(executed) : residentEmails(language).executed(executed)
}

function placeToOpen(ctx: Context, packet: PacketRow, { code }: InviteRow): string {
  const { publicUrl } = ctx.ports

  return code
    ? `${publicUrl}/sign/status?code=${code}`
    : `${publicUrl}/legal-forms/view?documentGroupId=${packet.documentGroupId}`
}
