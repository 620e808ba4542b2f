import type { Email } from '../../../infrastructure/mail/email-template.ts'
import type { Context } from '../../../kernel/context.ts'
import { declinedEmail, expiredEmail } from '../emails/owner-emails.ts'
import { queueMail, queueOwnerMail } from '../emails/queue-mail.ts'
import { residentEmails } from '../emails/resident-emails.ts'
import { formatAddress } from '../format-address.ts'
import { formatSigner } from '../invites/describe-signers.ts'
import { packetUrl } from '../packet-url.ts'
import type { InviteRow, PacketRow } from '../rows.ts'
import type { Ending } from './ending.ts'

interface Ended {
  packet: PacketRow
  ending: Ending
  invites: readonly InviteRow[]
}

/** Nobody is mailed about what they did themselves. */
export async function mailEnding(ctx: Context, ended: Ended): Promise<void> {
  const { packet, ending, invites } = ended
  const email = createOwnerEmail(ctx, ended)
  if (email && (ending.kind === 'declined' || ending.kind === 'expired')) {
    await queueOwnerMail(ctx, packet, { kind: ending.kind, email })
  }

  for (const invite of invites) {
    const declined = ending.kind === 'declined' && isBy(ending, invite)
    if (invite.code && !declined && !invite.wrongRecipientAt) {
      await queueMail(ctx, {
        packet,
        kind: 'closed',
        role: invite.role,
        to: { name: invite.name, email: invite.email },
        email: residentEmails(invite.language)[ending.kind === 'revised' ? 'revised' : 'closed']({
          address: formatAddress(packet),
          name: invite.name,
          sender: packet.initiatorName,
        }),
      })
    }
  }
}

function createOwnerEmail(ctx: Context, { packet, ending, invites }: Ended): Email | undefined {
  const signers = invites.filter((invite) => isBy(ending, invite)).map(formatSigner)
  const facts = {
    ownerName: packet.initiatorName,
    packetName: packet.name,
    address: formatAddress(packet),
    url: packetUrl(ctx, packet, 'view'),
  }

  if (ending.kind === 'expired') {
    return expiredEmail({ ...facts, signers })
  }
  if (ending.kind === 'declined' && !ending.by.includes('LLSign')) {
    return declinedEmail({ ...facts, signer: signers.join(', '), reason: ending.reason })
  }
  return undefined
}

function isBy({ by }: Ending, { role }: InviteRow): boolean {
  return by.some((candidate) => candidate === role)
}
