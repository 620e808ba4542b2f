import type { Email } from '../../../infrastructure/mail/email-template.ts'
import type { Context } from '../../../kernel/context.ts'
import { executedEmail, type Executed } from '../emails/owner-emails.ts'
import { queueMail } from '../emails/queue-mail.ts'
import { residentEmails } from '../emails/resident-emails.ts'
import { formatAddress } from '../format-address.ts'
import { formatSigner } from '../invites/describe-signers.ts'
import { packetUrl } from '../packet-url.ts'
import type { InviteRow, PacketRow } from '../rows.ts'

/**
 * Everyone gets a link to their copy: the owner in the app, residents by their code. Nothing goes to
 * an address where the link reached the wrong person; the owner's email says so.
 */
export async function mailExecuted(
  ctx: Context,
  packet: PacketRow,
  invites: readonly InviteRow[],
): Promise<void> {
  const notMailed = invites.filter(({ wrongRecipientAt }) => wrongRecipientAt).map(formatSigner)

  for (const invite of invites.filter(({ wrongRecipientAt }) => !wrongRecipientAt)) {
    await queueMail(ctx, {
      packet,
      kind: 'executed',
      role: invite.role,
      to: { name: invite.name, email: invite.email },
      email: createEmail(invite, {
        name: invite.name,
        address: formatAddress(packet),
        documentTitles: packet.documents.map((document) => document.title),
        url: copyUrl(ctx, packet, invite),
        notMailed,
      }),
    })
  }
}

function createEmail({ role, language }: InviteRow, executed: Executed): Email {
  return role === 'LLSign' ? executedEmail(executed) : residentEmails(language).executed(executed)
}

function copyUrl(ctx: Context, packet: PacketRow, { code }: InviteRow): string {
  return code ? `${ctx.ports.publicUrl}/sign/status?code=${code}` : packetUrl(ctx, packet, 'view')
}
